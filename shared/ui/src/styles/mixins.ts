/** White, ink, lemon: two of them contrast with any background. */
export const focusRing =
  'outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 2px var(--focus-gap),0 0 0 8px var(--focus-halo);';

/** Hides a control that does nothing without JavaScript. */
export const hiddenWithoutScript = '@media (scripting: none) { display: none; }';

/**
 * `${hovering} { &:hover { … } }`: hover styles for pointers. On touch screens `:hover` would stick after a tap; the
 * lint forbids it elsewhere.
 */
export const hovering = '@media (hover: hover)';
