import styled from 'styled-components';
import { breakingWords } from '../styles/breaking-words.ts';
import { hovering } from '../styles/mixins.ts';

/** One of a few choices; ink when pressed, current or selected. */
export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--target);
  padding: 0.4rem 1.05rem;
  border: 1.5px solid var(--border-strong);
  border-radius: var(--r-pill);
  background: transparent;
  color: var(--text);
  font-size: var(--fs-sm);
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
  ${breakingWords}
  ${hovering} {
    &:hover {
      border-color: var(--text);
      background: var(--surface-2);
      color: var(--text);
    }
  }
  &[aria-pressed='true'],
  &[aria-current],
  &[aria-selected='true'] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--on-ink);
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'],
    &[aria-current],
    &[aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
`;
