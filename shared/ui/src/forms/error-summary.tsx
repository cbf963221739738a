import { useEffect, useRef } from 'react';
import styled from 'styled-components';

export interface SummarisedError {
  /** Id of the control. */
  field: string;
  message: string;
}

/**
 * All errors of a form, with links to the controls. It takes the focus when it appears, not when its list shrinks:
 * give each attempt its own `key`.
 */
export function ErrorSummary({ errors }: { errors: readonly SummarisedError[] }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  if (errors.length === 0) return null;
  return (
    // The focus reads it; an error that is corrected is not a reason to read it again.
    <Root ref={element} role="alert" aria-atomic={false} aria-relevant="additions" tabIndex={-1}>
      <h2>
        {errors.length === 1 ? 'Il y a une erreur à corriger' : `Il y a ${errors.length} erreurs à corriger`}
      </h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                const control = document.getElementById(field);
                // The label first, so that it is in view with the control.
                control?.closest('div')?.scrollIntoView({ block: 'start' });
                control?.focus({ preventScroll: true });
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  padding: 1.25rem 1.5rem;
  border: 3px solid var(--error);
  border-radius: var(--r-3);
  h2 {
    font-size: var(--fs-h3);
    font-weight: 700;
  }
  li {
    margin-top: 0.5rem;
  }
  a {
    display: inline-block;
    padding-block: 0.2rem;
    color: var(--error);
    font-weight: 700;
  }
`;
