import styled from 'styled-components';
import { Button, Illustration, Lead, onTint } from '@careers/ui';
import { FIRST_STEPS } from '../../content/copy/first-steps.ts';
import { PAGES } from '../../content/pages.ts';
import { ContactRequestLink } from '../contact/contact-request.tsx';
import { PageBreadcrumb } from '../parts/page-breadcrumb.tsx';

/** What the page is about, and its one action. */
export function Hero() {
  return (
    <Frame>
      <div>
        <PageBreadcrumb page={PAGES.firstSteps} />
        <h1>{FIRST_STEPS.title}</h1>
        <Lead>{FIRST_STEPS.lead}</Lead>
        <p>
          <ContactRequestLink $size="large" />
          <Button as="a" href="#questions" $variant="secondary" $size="large">
            {FIRST_STEPS.seeQuestions}
          </Button>
        </p>
      </div>
      <Illustration name="scene-entraide" width={800} height={500} isEager />
    </Frame>
  );
}

const Frame = styled.div`
  ${onTint}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 45%);
  min-height: 24rem;
  background: var(--basilic-100);
  overflow: hidden;
  > div {
    padding: clamp(1.25rem, 3vw, 3rem) 2rem clamp(2rem, 4vw, 3.5rem)
      max(var(--gutter), calc((100vw - var(--container)) / 2));
  }
  h1 {
    margin-top: 1.25rem;
  }
  h1 + p {
    margin: 1rem 0 1.75rem;
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
    max-height: 32rem;
    object-fit: cover;
    object-position: 50% 100%;
    align-self: end;
  }
  @media (max-width: 900px) {
    grid-template-columns: 1fr;
    > div {
      padding: 1.25rem var(--gutter) 1.5rem;
    }
    > img {
      max-height: 30rem;
    }
  }
`;
