import styled from 'styled-components';

/** A link that leads on; the icon after its text moves with the pointer. */
export const ActionLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--target);
  color: var(--text);
  font-weight: 700;
  text-decoration-thickness: 2px;
  svg {
    transition: transform var(--t-2) var(--ease);
  }
  &:hover svg {
    transform: translateX(4px);
  }
`;
