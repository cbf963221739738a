/** White, ink, lemon: two of them contrast with any background. */
export const focusRing =
  'outline:3px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 2px var(--focus-gap),0 0 0 8px var(--focus-halo);';
