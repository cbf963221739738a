import styled from 'styled-components';

export const List = styled.ul`
  position: absolute;
  top: calc(100% + 0.5rem);
  left: 0;
  z-index: 50;
  width: max(100%, min(24rem, 80vw));
  padding: 0.5rem;
  border: 1px solid var(--border);
  border-radius: 1.25rem;
  background: var(--bg);
  box-shadow: var(--e-2);
  &[hidden] {
    display: none;
  }
`;

export const Option = styled.li`
  min-height: var(--target);
  padding: 0.55rem 0.9rem;
  border-radius: var(--r-2);
  cursor: pointer;
  mark {
    background: var(--citron-200);
    color: inherit;
  }
  &[aria-selected='true'] {
    background: var(--aubergine-900);
    color: #fff;
    mark {
      background: none;
      color: var(--citron-500);
    }
  }
`;

export const Message = styled.p`
  position: absolute;
  top: calc(100% + 0.5rem);
  left: 0;
  z-index: 50;
  padding: 0.85rem 1.1rem;
  border: 1px solid var(--border);
  border-radius: 1.25rem;
  background: var(--bg);
  box-shadow: var(--e-2);
`;
