import { focusRing } from '../styles/focus-ring.ts';
import { hiddenWithoutScript } from '../styles/hidden-without-script.ts';

/**
 * Of a group whose labels hold a radio button and a `span`: the button lies unseen over the words, which show its state.
 * After the group's own rules, so that a choice stays one while it is pointed at. Without scripts there is no group.
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
