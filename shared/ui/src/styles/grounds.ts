import { css } from 'styled-components';
import { darkTokens, lightTokens } from './tokens.ts';

/** A dark block: actions and links are light in it. `data-ground="dark"` does the same without a style. */
export const onDark = css`
  ${darkTokens}
  color: var(--text);
`;

/** A tinted block: light tokens in both themes. `data-ground="tint"` does the same. */
export const onTint = css`
  ${lightTokens}
  color: var(--text);
`;
