import styled from 'styled-components';
import {
  Breadcrumb,
  Button,
  Display,
  HeroActions,
  HeroLayout,
  Illustration,
  Lead,
  PictureBox,
  isBelow,
} from '@careers/ui';
import { Link } from '@careers/platform';
import { BECOME_OWNER } from '../../../content/copy/become-owner.ts';
import { PAGES } from '../../../content/pages.ts';
import { crumbsOf } from '../../crumbs.ts';

export function Hero() {
  return (
    <Root>
      <div>
        <Breadcrumb crumbs={crumbsOf(PAGES.becomeOwner)} />
        <Display>{BECOME_OWNER.title}</Display>
        <Lead>{BECOME_OWNER.lead}</Lead>
        <HeroActions>
          <Button as="a" href="#profils" $variant="ink" $size="large">
            {BECOME_OWNER.findPath}
          </Button>
          <Button as={Link} to={PAGES.questions.path} $variant="secondary" $size="large">
            {BECOME_OWNER.readQuestions}
          </Button>
        </HeroActions>
      </div>
      <PictureBox>
        <Illustration name="scene-associes" width={800} height={500} isLargest />
      </PictureBox>
    </Root>
  );
}

const Root = styled(HeroLayout)`
  background: var(--rose-100);
  h1 {
    font-size: clamp(2.5rem, 1.5rem + 4.2vw, 5rem);
  }
  ${PictureBox} {
    --ratio: 16 / 10;
  }
  img {
    object-position: 0 100%;
  }
  /* Whole rather than as high as a column of text. */
  @media screen and ${isBelow('desktop')} {
    ${PictureBox} {
      align-self: end;
    }
  }
  @media screen and ${isBelow('columns')} {
    grid-template-columns: minmax(0, 1fr);
    > div:first-child {
      padding: 1.25rem var(--gutter) 2rem;
    }
  }
`;
