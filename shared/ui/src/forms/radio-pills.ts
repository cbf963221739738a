import { focusRing } from '../styles/focus-ring.ts';
import { hiddenWithoutScript } from '../styles/hidden-without-script.ts';

/**
 * Radio buttons as pills: each label holds a transparent radio over a `span` that shows its state. Put it after the
 * group's own rules. Hidden without JavaScript.
 */
export const radioPills = `
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
  input:checked + span {
    background: var(--ink);
    color: var(--on-ink);
  }
  input:focus-visible + span {
    ${focusRing}
  }
  @media (forced-colors: active) {
    input:checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  ${hiddenWithoutScript}
`;
