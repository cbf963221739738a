import styled from 'styled-components';
import { below } from '../styles/breakpoints.ts';
import { hovering } from '../styles/mixins.ts';
import { visuallyHidden } from '../styles/visually-hidden.ts';

export const Root = styled.div`
  display: grid;
  gap: 0.75rem;
`;

export const Label = styled.strong`
  font-size: var(--fs-h4);
`;

export const Zone = styled.div<{ $isOver: boolean; $isRefused: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 1.5rem;
  align-items: center;
  padding: 1.5rem;
  border: 2px ${({ $isOver }) => ($isOver ? 'solid' : 'dashed')}
    ${({ $isRefused }) => ($isRefused ? 'var(--error)' : 'var(--border-strong)')};
  border-radius: var(--r-3);
  background: ${({ $isOver, $isRefused }) => ($isOver ? 'var(--warn-bg)' : $isRefused ? 'var(--error-bg)' : 'var(--surface-2)')};
  p + p {
    margin-bottom: 0.85rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  ${below('pair')} {
    grid-template-columns: 1fr;
    padding: 1.1rem;
    > img {
      display: none;
    }
  }
`;

/** Under the transparent input. */
export const ChooseFace = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 3rem;
  padding: 0.6rem 1.4rem;
  border: 2px solid transparent;
  border-radius: var(--r-pill);
  background: var(--ink);
  color: var(--on-ink);
  font-weight: 700;
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
  }
`;

export const Choose = styled.span`
  position: relative;
  display: inline-block;
  input {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  ${hovering} {
    input:hover + ${ChooseFace} {
      background: var(--citron-500);
      color: var(--aubergine-950);
    }
  }
  input:focus-visible + ${ChooseFace} {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow:
      0 0 0 2px var(--focus-gap),
      0 0 0 8px var(--focus-halo);
  }
`;

export const Status = styled.p`
  ${visuallyHidden}
`;
