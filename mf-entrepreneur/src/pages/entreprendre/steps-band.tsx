import styled from 'styled-components';
import { ActionLink, Container, Section, below } from '@careers/ui';
import { ArrowRightIcon } from '@careers/ui/icons';
import { Link } from '@careers/platform';
import { BECOME_OWNER } from '../../../content/copy/become-owner.ts';
import { PAGES } from '../../../content/pages.ts';
import { STEPS } from '../../../content/steps.ts';
import { StepNumber } from '../../components/step-number.ts';

export function StepsBand() {
  return (
    <Band data-ground="dark">
      <Container>
        <h2>{BECOME_OWNER.stepsTitle}</h2>
        <ol>
          {STEPS.map(({ title, text }, index) => (
            <li key={title}>
              <StepNumber $index={index} aria-hidden="true">
                {index + 1}
              </StepNumber>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <More as={Link} to={PAGES.firstSteps.path}>
          {BECOME_OWNER.stepsLink}
          <ArrowRightIcon />
        </More>
      </Container>
    </Band>
  );
}

const Band = styled(Section)`
  background: var(--aubergine-900);
  ol {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 2rem;
    margin-top: 2.5rem;
  }
  h3 {
    margin-top: 1rem;
  }
  p {
    margin-top: 0.35rem;
    color: var(--text-2);
  }
  ${below('columns')} {
    ol {
      grid-template-columns: minmax(0, 1fr);
      gap: 1.5rem;
    }
    li {
      display: grid;
      grid-template-columns: 3.5rem minmax(0, 1fr);
      column-gap: 1rem;
    }
    ${StepNumber} {
      grid-row: span 2;
    }
    h3 {
      margin-top: 0;
    }
  }
`;

const More = styled(ActionLink)`
  margin-top: 2rem;
`;
