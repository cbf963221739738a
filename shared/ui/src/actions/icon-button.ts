import styled from 'styled-components';
import { hovering } from '../styles/mixins.ts';

/** A round button with an icon; `aria-pressed` fills it. Give it an accessible name. */
export const IconButton = styled.button<{ $isOutlined?: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 2px solid ${({ $isOutlined }) => ($isOutlined ? 'var(--text)' : 'transparent')};
  border-radius: 50%;
  background: none;
  color: var(--text);
  text-decoration: none;
  cursor: pointer;
  ${hovering} {
    &:hover {
      background: var(--surface-3);
      color: var(--text);
    }
  }
  &[aria-pressed='true'] {
    background: var(--rose-100);
    color: var(--tomate-700);
    svg {
      fill: currentColor;
    }
  }
  &[aria-disabled='true'] {
    border-color: var(--border-strong);
    color: var(--text-2);
    cursor: not-allowed;
  }
`;
