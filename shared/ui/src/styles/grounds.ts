import { css } from 'styled-components';
import { darkTokens, lightTokens } from './tokens.ts';

/** A dark block: actions and links turn light inside it. `data-ground="dark"` does the same without a style. */
export const onDark = css`
  ${darkTokens}
  color: var(--text);
`;

/** A tinted block keeps the light tokens, in the dark theme too. `data-ground="tint"` does the same. */
export const onTint = css`
  ${lightTokens}
  color: var(--text);
`;
