import styled, { css } from 'styled-components';
import { hovering } from '../styles/mixins.ts';
import { selectArrow } from './select-arrow.ts';

const control = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.6rem 0.9rem;
  border: 1.5px solid var(--border-strong);
  border-radius: var(--r-2);
  background: var(--bg);
  ${hovering} {
    &:hover {
      border-color: var(--text);
    }
  }
  &[aria-invalid='true'] {
    border: 2px solid var(--error);
  }
  &:disabled {
    border-color: var(--border);
    background-color: var(--surface-2);
    color: var(--text-2);
    cursor: not-allowed;
  }
`;

export const Input = styled.input`
  ${control}
`;

export const TextArea = styled.textarea`
  ${control}
  min-height: 9rem;
  resize: vertical;
`;

export const Select = styled.select`
  ${control}
  ${selectArrow}
  padding-right: 2.25rem;
`;
