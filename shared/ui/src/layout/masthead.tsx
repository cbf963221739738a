import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { illustrationUrl } from '../content/illustration.tsx';
import type { IllustrationName } from '../content/illustration-names.ts';
import { onDark, onTint } from '../styles/grounds.ts';
import { Container } from './container.ts';

interface MastheadProps {
  /** A colour of the design system; `aubergine-900` turns everything on it light. */
  ground: string;
  /** A drawing at its far end, left out on phones. */
  picture?: IllustrationName;
  /** Keeps the drawing on phones, under the words: for pages that begin with pictures anyway. */
  hasPictureOnPhones?: boolean;
  /** Where the page is, its `h1`, its promise. */
  children: ReactNode;
}

/** The top of a page that one has come to read: a coloured band across the window, no action. */
export function Masthead({ ground, picture, hasPictureOnPhones = false, children }: MastheadProps) {
  return (
    <Band $ground={ground} $picture={picture} $isKept={hasPictureOnPhones}>
      <Container>{children}</Container>
    </Band>
  );
}

const drawn = (picture: IllustrationName, isKept: boolean) => css`
  @media (min-width: 768px) {
    background-image: url('${illustrationUrl(picture)}');
    background-size: auto min(100%, 20rem);
    > div > :is(h1, p) {
      max-width: min(52rem, 58%);
    }
  }
  ${
    isKept &&
    css`
      @media (max-width: 767px) {
        padding-bottom: 13.5rem;
        background-image: url('${illustrationUrl(picture)}');
        background-size: auto 13rem;
      }
    `
  }
`;

const Band = styled.div<{ $ground: string; $picture: IllustrationName | undefined; $isKept: boolean }>`
  ${({ $ground }) => ($ground === 'aubergine-900' ? onDark : onTint)}
  padding-block: clamp(1.25rem, 2vw, 1.75rem) clamp(2rem, 5vw, 4.5rem);
  background: var(--${({ $ground }) => $ground}) no-repeat right bottom;
  ${({ $picture, $isKept }) => $picture && drawn($picture, $isKept)}
  h1 {
    max-width: 22ch;
    margin-top: clamp(1.25rem, 3vw, 2.25rem);
  }
  h1 + p {
    margin-top: 1rem;
    color: var(--text);
  }
`;
