import styled, { css } from 'styled-components';
import { below, hovering } from '@careers/ui';

/** Colours of a class and of its label. */
export const levels = css`
  --level: var(--blanc);
  &[data-level='1'] {
    --level: var(--lavande-200);
  }
  &[data-level='2'] {
    --level: var(--lavande-300);
  }
  &[data-level='3'] {
    --level: var(--aubergine-500);
    --on-level: var(--blanc);
  }
  &[data-level='4'] {
    --level: var(--aubergine-800);
    --on-level: var(--blanc);
  }
`;

/** Light in both themes and in forced colours: classes differ by lightness. */
export const Figure = styled.div`
  position: sticky;
  top: 6rem;
  display: grid;
  gap: 1rem;
  padding: 1.25rem;
  border-radius: var(--r-3);
  background: var(--lavande-50);
  forced-color-adjust: none;
  ${below('columns')} {
    position: static;
    padding: 0.75rem;
  }
`;

export const Drawing = styled.svg`
  width: 100%;
  height: auto;
  touch-action: manipulation;
  rect {
    fill: none;
    stroke: var(--border);
  }
  path {
    fill: var(--blanc);
    stroke: var(--border-strong);
    stroke-width: 0.5;
  }
  a {
    ${levels}
    cursor: pointer;
    /* Focused by pointers only; the outline of its shape shows the focus. */
    outline: none;
    box-shadow: none;
    path {
      fill: var(--level);
      stroke: var(--blanc);
      stroke-width: 1;
    }
    ${hovering} {
      &:hover {
        --level: var(--citron-500);
      }
    }
  }
  text {
    ${levels}
    fill: var(--on-level, var(--text));
    pointer-events: none;
    /* Keeps a number wider than its department on its colour. */
    stroke: var(--level);
    stroke-linejoin: round;
    stroke-width: 2.5px;
    paint-order: stroke;
    font-size: 9px;
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
  /* Drawn over the neighbours. */
  [data-mark] path {
    fill: none;
    stroke: var(--text);
    stroke-width: 3;
    pointer-events: none;
  }
  /* Yellow within black is visible on any colour. */
  [data-mark='current'] path:first-child {
    stroke-width: 5;
  }
  [data-mark='current'] path:last-child {
    stroke: var(--citron-500);
    stroke-width: 2.5;
  }
  /* Too small to read; the list has the same. */
  ${below('tablet')} {
    text {
      display: none;
    }
  }
`;
