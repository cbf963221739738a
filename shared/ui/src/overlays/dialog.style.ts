import * as Radix from '@radix-ui/react-dialog';
import styled, { css } from 'styled-components';
import { visuallyHidden } from '../styles/visually-hidden.ts';
import { breakingWords } from '../styles/breaking-words.ts';
import { cramped } from '../styles/breakpoints.ts';

const shapes = {
  panel: css`
    --bg: var(--floating);
    top: 50%;
    left: 50%;
    width: min(40rem, calc(100vw - 2rem));
    max-height: calc(100dvh - 4rem);
    border-radius: var(--r-3);
    translate: -50% -50%;
  `,
  sheet: css`
    --bg: var(--floating);
    right: 0;
    bottom: 0;
    left: 0;
    max-width: 40rem;
    max-height: calc(100dvh - 4.5rem);
    margin-inline: auto;
    border-radius: var(--r-3) var(--r-3) 0 0;
  `,
  page: css`
    inset: 0;
  `,
};

/** Above other dialogs: the overlay of a nested one covers its parent. */
export const Overlay = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 71;
  background: rgb(var(--shade) / 0.6);
`;

export const Panel = styled(Radix.Content)<{ $shape: keyof typeof shapes }>`
  position: fixed;
  z-index: 71;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  background: var(--bg);
  color: var(--text);
  overflow: hidden;
  /* Fixed page elements do not cover it. */
  --consent-height: 0px;
  ${({ $shape }) => shapes[$shape]}
  ${breakingWords}
  ${cramped} {
    display: block;
    max-height: 100dvh;
    overflow: auto;
  }
  &:focus {
    outline: 0;
    box-shadow: none;
  }
`;

export const Header = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 1rem;
  padding: 0.75rem 0.75rem 0.75rem 1.5rem;
  h2 {
    font-size: var(--fs-h3);
  }
`;

export const HiddenTitle = styled(Radix.Title)`
  ${visuallyHidden}
`;

export const Content = styled.div<{ $isPage: boolean }>`
  grid-row: 2;
  padding: ${({ $isPage }) => ($isPage ? '0' : '0 1.5rem 1.5rem')};
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding: ${({ $isPage }) => ($isPage ? '6rem 0' : '1rem')};
  ${cramped} {
    overflow: visible;
  }
`;

export const Footer = styled.div`
  padding: 0.85rem 1rem calc(0.85rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--border);
`;
