import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '@careers/ui';
import { CurrentLocationIcon } from '@careers/ui/icons';
import { AROUND_ME } from '../url/index.ts';
import type { FieldValue } from './form-state.ts';

interface AroundMeProps {
  where: FieldValue;
  onFound(where: FieldValue): void;
}

/** Fills the where field with the visitor's position: the browser is asked on a click only. */
export function AroundMe({ where, onFound }: AroundMeProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState({ text: '', of: where });

  const ask = async () => {
    setIsAsking(true);
    setProblem({ text: '', of: where });
    try {
      const { locate } = await import(/* webpackChunkName: "locate" */ './locate.ts');
      onFound({ text: AROUND_ME, criteria: { ...(await locate()) } });
    } catch (error) {
      setProblem({ text: error instanceof Error ? error.message : String(error), of: where });
    } finally {
      setIsAsking(false);
    }
  };

  return (
    <>
      <Target
        type="button"
        aria-label="Utiliser ma position"
        aria-busy={isAsking}
        onClick={() => !isAsking && void ask()}
      >
        <CurrentLocationIcon />
      </Target>
      {/* Another place makes what was said of this one pointless. */}
      {problem.text && problem.of === where && <Problem role="alert">{problem.text}</Problem>}
    </>
  );
}

const Target = styled(IconButton)`
  position: absolute;
  top: 50%;
  right: 0.5rem;
  translate: 0 -50%;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Problem = styled.p`
  position: absolute;
  top: calc(100% + 0.5rem);
  left: 0;
  z-index: 50;
  padding: 0.85rem 1.1rem;
  border: 1px solid var(--error);
  border-radius: 1.25rem;
  background: var(--error-bg);
  box-shadow: var(--e-2);
`;
