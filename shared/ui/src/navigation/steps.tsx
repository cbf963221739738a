import styled from 'styled-components';
import { below } from '../styles/breakpoints.ts';

interface StepsProps {
  /** Names of the steps, in order. */
  steps: readonly string[];
  current: number;
}

/** Progress of a wizard, as text and segments. */
export function Steps({ steps, current }: StepsProps) {
  const next = steps[current + 1];
  return (
    <div>
      <Position>
        <strong>{`Étape ${current + 1} sur ${steps.length}`}</strong>
        {next && <NextStep>{`Étape suivante\u00a0: ${inSentence(next)}`}</NextStep>}
      </Position>
      <List>
        {steps.map((step, index) => (
          <li
            key={step}
            data-done={index <= current || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </List>
    </div>
  );
}

/** Returns a name for use in a sentence: "vos coordonnées", but "CV". */
function inSentence(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

const Position = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  font-size: var(--fs-sm);
`;

const NextStep = styled.span`
  color: var(--text-2);
`;

const List = styled.ol`
  display: flex;
  gap: 0.4rem;
  margin-top: 0.6rem;
  list-style: none;
  li {
    flex: 1;
    min-width: 0;
    padding-top: 0.5rem;
    border-top: 6px solid var(--track);
    color: var(--text-2);
    font-size: var(--fs-sm);
    line-height: 1.3;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  li[data-done] {
    border-color: var(--ink);
  }
  li[aria-current] {
    color: var(--text);
    font-weight: 700;
  }
  ${below('pair')} {
    li {
      padding-top: 0;
      font-size: 0;
    }
  }
  /* Forced colours unify borders: future steps are outlines. */
  @media (forced-colors: active) {
    li {
      border-top: 6px double CanvasText;
    }
    li[data-done] {
      border-top: 6px solid CanvasText;
    }
    li[aria-current] {
      border-color: Highlight;
    }
  }
`;
