import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { ofPlace } from '@careers/ui/french';
import { ChevronDownIcon } from '@careers/ui/icons';
import { RADIUS } from '../../../url/index.ts';
import { Section } from './filter-group.tsx';
import type { DraftSearch } from './draft-search.ts';
import { useDraftValue } from './draft-search.ts';

/** Debounce: dragging the slider makes one choice and one history entry. */
const DEBOUNCE_MILLISECONDS = 400;

interface RadiusFieldProps {
  draft: DraftSearch;
  place: string;
  onChange(radius: number): void;
}

export function RadiusField({ draft, place, onChange }: RadiusFieldProps) {
  const id = useId();
  const chosen = useDraftValue(draft, ({ criteria }) => criteria.radius ?? RADIUS.fallback);
  const [dragged, setDragged] = useState<number>();
  const value = dragged ?? chosen;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const move = (moved: number) => {
    setDragged(moved);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      onChange(moved);
      setDragged(undefined);
    }, DEBOUNCE_MILLISECONDS);
  };

  return (
    <Section open>
      <summary>
        Distance
        <ChevronDownIcon />
      </summary>
      <Label htmlFor={id}>
        <span>{`Rayon autour ${ofPlace(place)}\u00A0: `}</span>
        <strong>{`${value}\u00A0km`}</strong>
      </Label>
      <Range
        id={id}
        type="range"
        name="radius"
        min={RADIUS.minimum}
        max={RADIUS.maximum}
        step={RADIUS.step}
        value={value}
        aria-valuetext={`${value} kilomètres`}
        onChange={(event) => move(Number(event.target.value))}
      />
    </Section>
  );
}

const Label = styled.label`
  font-size: var(--fs-sm);
`;

const Range = styled.input`
  width: 100%;
  height: 2.75rem;
  margin: 0;
  accent-color: var(--ink);
  /* Styles the thumb too: Firefox would leave it grey, and drops native rendering once any part is styled. */
  @media (forced-colors: none) {
    &::-moz-range-thumb {
      width: 1.125rem;
      height: 1.125rem;
      border: 0;
      border-radius: 50%;
      background: var(--ink);
    }
    &::-moz-range-track,
    &::-moz-range-progress {
      height: 0.375rem;
      border-radius: var(--r-pill);
      background: var(--track);
    }
    &::-moz-range-progress {
      background: var(--ink);
    }
  }
`;
