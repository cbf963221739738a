import styled, { css } from 'styled-components';
import { below } from '../styles/breakpoints.ts';
import { hovering } from '../styles/mixins.ts';

export interface ButtonProps {
  /** `primary` is the main action of a view; `ink` a strong one beside it. */
  $variant?: 'primary' | 'secondary' | 'ink';
  $size?: 'medium' | 'large';
  $isBlock?: boolean;
}

const variants = {
  primary: css`
    border-color: var(--action);
    background: var(--action);
    color: var(--action-text);
    ${hovering} {
      &:hover {
        border-color: var(--action-hover);
        background: var(--action-hover);
        color: var(--action-hover-text);
      }
    }
  `,
  secondary: css`
    border-color: var(--text);
    color: var(--text);
    ${hovering} {
      &:hover {
        background: var(--text);
        color: var(--bg);
      }
    }
  `,
  ink: css`
    border-color: var(--ink);
    background: var(--ink);
    color: var(--on-ink);
    ${hovering} {
      &:hover {
        border-color: var(--citron-500);
        background: var(--citron-500);
        color: var(--aubergine-950);
      }
    }
  `,
};

/**
 * A button, or a link that looks like one (`as="a"`, `as={Link}`). A disabled action is `aria-disabled`: it keeps its
 * place in the tab order.
 */
export const Button = styled.button<ButtonProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6rem;
  min-height: ${({ $size }) => ($size === 'large' ? '3.5rem' : '3rem')};
  padding: 0.7rem ${({ $size }) => ($size === 'large' ? '2rem' : '1.5rem')};
  border: 2px solid transparent;
  border-radius: var(--r-pill);
  background: none;
  font-size: ${({ $size }) => ($size === 'large' ? '1.125rem' : 'inherit')};
  font-weight: 700;
  line-height: 1.15;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--t-1),
    color var(--t-1),
    border-color var(--t-1);
  ${({ $isBlock }) => $isBlock && 'width: 100%;'}
  ${({ $variant = 'primary' }) => variants[$variant]}
  &:active {
    transform: translateY(1px);
  }
  &[aria-disabled='true'] {
    border-color: var(--surface-3);
    background: var(--surface-3);
    color: var(--text-2);
    cursor: not-allowed;
  }
  ${below('lists')} {
    padding-inline: 1rem;
    overflow-wrap: anywhere;
  }
  /* Useless in print. */
  @media print {
    display: none;
  }
  @media (forced-colors: active) {
    border-width: ${({ $variant = 'primary' }) => ($variant === 'primary' ? '3px' : '2px')};
    border-color: ButtonText;
  }
`;
