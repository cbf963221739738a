import styled, { css } from 'styled-components';
import { focusRing, hovering, hiddenWithoutScript } from '../styles/mixins.ts';

/** Visible part of a radio button: `<label><input type="radio" /><Pill>…</Pill></label>`. */
export const Pill = styled.span``;

/**
 * Radio buttons as pills: each label holds a transparent radio over a `Pill` that shows its state. Put it after the
 * group's own rules. Hidden without JavaScript.
 */
export const radioPills = css`
  label {
    position: relative;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  input:checked + ${Pill} {
    background: var(--ink);
    color: var(--on-ink);
  }
  input:focus-visible + ${Pill} {
    ${focusRing}
  }
  @media (forced-colors: active) {
    input:checked + ${Pill} {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  ${hiddenWithoutScript}
`;

/** The same, each pill in an outline of its own. */
export const outlinedRadioPills = css`
  ${Pill} {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding: 0.4rem 1.05rem;
    border: 1.5px solid var(--border-strong);
    border-radius: var(--r-pill);
    font-size: var(--fs-sm);
    font-weight: 600;
  }
  ${hovering} {
    input:hover + ${Pill} {
      border-color: var(--text);
    }
  }
  input:checked + ${Pill} {
    border-color: var(--ink);
  }
  ${radioPills}
`;
