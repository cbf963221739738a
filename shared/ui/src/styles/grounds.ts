import { css } from 'styled-components';
import { lightTokens } from './tokens.ts';

/** A dark block: actions and links turn light inside it. */
export const onDark = css`
  --text: var(--blanc);
  --text-2: var(--lavande-200);
  --bg: var(--aubergine-900);
  --link: var(--blanc);
  --link-hover: var(--citron-500);
  --surface-2: var(--aubergine-800);
  --surface-3: var(--aubergine-700);
  --border-strong: var(--lavande-300);
  --action-hover: var(--blanc);
  --action-hover-text: var(--aubergine-950);
  --ink: var(--blanc);
  --on-ink: var(--aubergine-950);
  --ink-accent: var(--aubergine-700);
  --focus: var(--aubergine-950);
  --focus-gap: var(--blanc);
  color: var(--text);
`;

/** A tinted block keeps the light tokens, in the dark theme too. */
export const onTint = css`
  ${lightTokens}
  color: var(--text);
`;
