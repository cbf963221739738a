import styled from 'styled-components';
import { Container, Section } from '@careers/ui';
import { FIRST_STEPS } from '../../../content/copy/first-steps.ts';
import { STEP_TASKS } from '../../../content/step-tasks.ts';
import { STEPS } from '../../../content/steps.ts';
import { StepNumber } from '../../components/step-number.ts';

/** The four steps in full: the future owner's part, and the cooperative's. */
export function Journey() {
  return (
    <Section>
      <Container>
        <h2>{FIRST_STEPS.journeyTitle}</h2>
        <Measured>
          <Steps>
            {STEPS.map(({ title, text }, index) => (
              <li key={title}>
                <StepNumber $index={index} aria-hidden="true">
                  {index + 1}
                </StepNumber>
                <StepText>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </StepText>
                <Part title={FIRST_STEPS.yours} tasks={STEP_TASKS[index]?.yours ?? []} />
                <Part title={FIRST_STEPS.ours} tasks={STEP_TASKS[index]?.ours ?? []} />
              </li>
            ))}
          </Steps>
        </Measured>
      </Container>
    </Section>
  );
}

function Part({ title, tasks }: { title: string; tasks: readonly string[] }) {
  return (
    <Tasks>
      <h4>{title}</h4>
      <ul>
        {tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
    </Tasks>
  );
}

/** Columns follow the container and the text size, not the window. */
const Measured = styled.div`
  container-type: inline-size;
`;

const Steps = styled.ol`
  margin-top: 2.5rem;
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, 1.1fr);
    gap: 1rem 1.5rem;
    align-items: start;
    padding-bottom: 2.5rem;
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 4.25rem;
    bottom: 0.75rem;
    left: 1.625rem;
    width: 4px;
    background: var(--surface-3);
  }
  @container (max-width: 52rem) {
    > li {
      grid-template-columns: 3.5rem minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  @container (max-width: 34rem) {
    > li {
      grid-template-columns: 3.5rem minmax(0, 1fr);
      column-gap: 1rem;
    }
  }
`;

const StepText = styled.div`
  p {
    margin-top: 0.35rem;
    color: var(--text-2);
  }
  @container (max-width: 52rem) {
    grid-column: 2 / -1;
  }
`;

const Tasks = styled.div`
  padding: 1.1rem 1.25rem 1.25rem;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  & + & {
    border-color: transparent;
    background: var(--surface-2);
  }
  li {
    position: relative;
    margin-top: 0.6rem;
    padding-left: 1.25rem;
    font-size: var(--fs-sm);
    line-height: 1.45;
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.45em;
    left: 0;
    width: 0.6rem;
    height: 0.6rem;
    border-radius: 50% 50% 50% 0;
    background: var(--tomate-500);
  }
  & + & li::before {
    background: var(--basilic-700);
  }
  @container (max-width: 52rem) {
    grid-column: 2;
    & + & {
      grid-column: 3;
    }
  }
  @container (max-width: 34rem) {
    & + & {
      grid-column: 2;
    }
  }
`;
