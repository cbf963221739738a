import styled from 'styled-components';
import {
  Breadcrumb,
  Button,
  HeroActions,
  HeroLayout,
  Illustration,
  Lead,
  PictureBox,
  isBelow,
} from '@careers/ui';
import { FIRST_STEPS } from '../../../content/copy/first-steps.ts';
import { PAGES } from '../../../content/pages.ts';
import { ContactRequestLink } from '../../contact/contact-request.tsx';
import { crumbsOf } from '../../crumbs.ts';

export function Hero() {
  return (
    <Root>
      <div>
        <Breadcrumb crumbs={crumbsOf(PAGES.firstSteps)} />
        <h1>{FIRST_STEPS.title}</h1>
        <Lead>{FIRST_STEPS.lead}</Lead>
        <HeroActions>
          <ContactRequestLink $size="large" />
          <Button as="a" href="#questions" $variant="secondary" $size="large">
            {FIRST_STEPS.seeQuestions}
          </Button>
        </HeroActions>
      </div>
      <PictureBox>
        <Illustration name="scene-entraide" width={800} height={500} isLargest />
      </PictureBox>
    </Root>
  );
}

const Root = styled(HeroLayout)`
  min-height: 24rem;
  background: var(--basilic-100);
  ${PictureBox} {
    --ratio: 16 / 10;
    &::before {
      max-height: 30rem;
    }
  }
  img {
    object-position: 50% 100%;
  }
  @media screen and ${isBelow('columns')} {
    grid-template-columns: minmax(0, 1fr);
    > div:first-child {
      padding: 1.25rem var(--gutter) 2rem;
    }
  }
`;
