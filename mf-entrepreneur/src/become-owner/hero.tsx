import styled from 'styled-components';
import { Button, Display, Illustration, Lead, onTint } from '@careers/ui';
import { Link } from '@careers/platform';
import { BECOME_OWNER } from '../../content/copy/become-owner.ts';
import { PAGES } from '../../content/pages.ts';
import { PageBreadcrumb } from '../parts/page-breadcrumb.tsx';

/** The promise, and the two ways on. */
export function Hero() {
  return (
    <Frame>
      <div>
        <PageBreadcrumb page={PAGES.becomeOwner} />
        <Display>{BECOME_OWNER.title}</Display>
        <Lead>{BECOME_OWNER.lead}</Lead>
        <p>
          <Button as="a" href="#profils" $variant="ink" $size="large">
            {BECOME_OWNER.findPath}
          </Button>
          <Button as={Link} to={PAGES.questions.path} $variant="secondary" $size="large">
            {BECOME_OWNER.readQuestions}
          </Button>
        </p>
      </div>
      <Illustration name="scene-associes" width={800} height={500} isEager />
    </Frame>
  );
}

const Frame = styled.div`
  ${onTint}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
  align-items: stretch;
  background: var(--rose-100);
  overflow: hidden;
  > div {
    padding: clamp(1.5rem, 3vw, 3rem) 2rem clamp(2rem, 4vw, 4rem)
      max(var(--gutter), calc((100vw - var(--container)) / 2));
  }
  h1 {
    margin-top: 1.25rem;
    font-size: clamp(2.5rem, 1.5rem + 4.2vw, 5rem);
  }
  h1 + p {
    margin: 1.25rem 0 2rem;
    color: var(--text);
  }
  p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 0 100%;
  }
  @media (max-width: 900px) {
    grid-template-columns: 1fr;
    > div {
      padding: 1.25rem var(--gutter) 2rem;
    }
  }
`;
