import { css } from 'styled-components';
import { below } from './breakpoints.ts';

/**
 * For an item beside an icon or in a column: in a large text it may be narrower than its longest word, which breaks. Set on
 * every text, it would squeeze those that have room on a line of their own to a letter a line.
 */
export const breakingWords = css`
  ${below('lists')} {
    overflow-wrap: anywhere;
  }
`;
