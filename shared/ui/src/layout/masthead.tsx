import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { illustrationUrl } from '../content/illustration.tsx';
import type { IllustrationName } from '../content/illustration-names.ts';
import { Container } from './container.ts';
import { below, from } from '../styles/breakpoints.ts';

interface MastheadProps {
  /** A colour of the design system; `aubergine-900` makes its content light. */
  ground: string;
  /** An illustration at the far end, hidden on phones. */
  picture?: IllustrationName;
  /** Breadcrumb, `h1` and lead. */
  children: ReactNode;
}

/** The top of a reading page: a coloured band without actions. */
export function Masthead({ ground, picture, children }: MastheadProps) {
  return (
    <Band
      data-ground={ground === 'aubergine-900' ? 'dark' : 'tint'}
      $ground={ground}
      style={picture && ({ '--picture': `url(${illustrationUrl(picture)})` } as CSSProperties)}
    >
      <Container>{children}</Container>
    </Band>
  );
}

const Band = styled.div<{ $ground: string }>`
  position: relative;
  padding-block: clamp(1.25rem, 2vw, 1.75rem) clamp(2rem, 5vw, 4.5rem);
  background: var(--${({ $ground }) => $ground});
  /* The picture fills the band's end, however high its text is. */
  &[style]::before {
    content: '';
    position: absolute;
    inset: 0 0 0 auto;
    width: min(38%, 36rem);
    background: var(--picture) 50% 100% / cover;
  }
  ${Container} {
    position: relative;
  }
  h1 {
    max-width: min(22ch, 100%);
    margin-top: clamp(1.25rem, 3vw, 2.25rem);
  }
  h1 + p {
    margin-top: 1rem;
    color: var(--text);
  }
  @media print {
    padding-block: 0;
    background: none;
    &[style]::before {
      display: none;
    }
  }
  ${from('tablet')} {
    &[style] :is(h1, p) {
      max-width: min(52rem, 58%);
    }
  }
  ${below('tablet')} {
    &[style]::before {
      display: none;
    }
  }
`;
