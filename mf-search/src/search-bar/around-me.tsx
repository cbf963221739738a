import styled from 'styled-components';
import { IconButton, hiddenWithoutScript } from '@careers/ui';
import { CurrentLocationIcon } from '@careers/ui/icons';
import type { FieldValue } from './form-state.ts';
import { usePosition } from './use-position.ts';

interface AroundMeProps {
  where: FieldValue;
  onFound(where: FieldValue): void;
}

/** A button in the place field that fills in the visitor's position. */
export function AroundMe({ where, onFound }: AroundMeProps) {
  const { ask, isAsking, problem } = usePosition(where, onFound);
  return (
    <>
      <Target type="button" aria-label="Utiliser ma position" aria-busy={isAsking} onClick={ask}>
        <CurrentLocationIcon />
      </Target>
      {problem && <Problem role="alert">{problem}</Problem>}
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
  ${hiddenWithoutScript}
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
