import styled, { css } from 'styled-components';
import { visuallyHidden } from '../styles/visually-hidden.ts';

export const Root = styled.div`
  position: relative;
  display: grid;
  gap: 0.4rem;
  label {
    font-weight: 700;
  }
  /* Room in the window for the list below. */
  input {
    scroll-margin-bottom: 24rem;
  }
`;

const below = css`
  position: absolute;
  top: calc(100% + 0.5rem);
  left: 0;
  z-index: 50;
  border: 1px solid var(--border);
  border-radius: 1.25rem;
  background: var(--floating);
  color: var(--text);
  box-shadow: var(--e-2);
`;

export const List = styled.ul`
  ${below}
  width: max(100%, min(24rem, 80vw));
  padding: 0.5rem;
`;

export const Skeleton = styled.div`
  ${below}
  display: grid;
  gap: 0.5rem;
  width: max(100%, min(24rem, 80vw));
  padding: 1.1rem 1.4rem;
`;

export const SkeletonLine = styled.span`
  height: 1.1rem;
  margin-block: 0.6rem;
  border-radius: var(--r-1);
  background: var(--surface-2);
  &:nth-child(2) {
    width: 72%;
  }
  &:nth-child(3) {
    width: 54%;
  }
`;

export const Option = styled.li`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 0.25rem 1rem;
  min-height: var(--target);
  padding: 0.55rem 0.9rem;
  border-radius: var(--r-2);
  cursor: pointer;
  mark {
    background: var(--citron-200);
    color: var(--aubergine-950);
  }
  small {
    flex: none;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  &[aria-selected='true'] {
    background: var(--ink);
    color: var(--on-ink);
    small {
      color: inherit;
    }
    mark {
      background: none;
      color: var(--ink-accent);
    }
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** Visible only in place of the list. */
export const Status = styled.p<{ $isShown: boolean }>`
  ${({ $isShown }) =>
    $isShown
      ? css`
          ${below}
          padding: 0.85rem 1.1rem;
          /* A pointer reaches the field that it covers. */
          pointer-events: none;
        `
      : visuallyHidden}
`;
