import styled from 'styled-components';
import { breakingWords } from '../styles/breaking-words.ts';
import { hovering } from '../styles/mixins.ts';

/** A link with a trailing icon that moves on hover; also a button. */
export const ActionLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  color: var(--text);
  font-weight: 700;
  text-decoration-line: underline;
  text-decoration-thickness: 2px;
  cursor: pointer;
  ${breakingWords}
  svg {
    transition: transform var(--t-2) var(--ease);
  }
  ${hovering} {
    &:hover svg {
      transform: translateX(4px);
    }
  }
`;
