import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumb, Lead, onTint } from '@careers/ui';
import type { Crumb } from '@careers/ui';
import { Anchor } from './anchor.tsx';

interface PageHeroProps {
  /** Without the home page, which all begin with. */
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  /** A colour of the design system that dark text can stand on. */
  ground: string;
  picture: ReactNode;
  /** What one can do here first. */
  children?: ReactNode;
}

/** The top of a page: where it is, its name, its promise, its picture. */
export function PageHero({ crumbs, title, lead, ground, picture, children }: PageHeroProps) {
  return (
    <Frame style={{ background: `var(--${ground})` }}>
      <div>
        <Breadcrumb crumbs={[{ label: 'Accueil', href: '/' }, ...crumbs]} Anchor={Anchor} />
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        {children}
      </div>
      {picture}
    </Frame>
  );
}

const Frame = styled.div`
  ${onTint}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 50%);
  min-height: 22rem;
  overflow: hidden;
  > div:first-child {
    align-self: center;
    padding: clamp(1.5rem, 3vw, 3rem) 2rem clamp(2rem, 4vw, 3.5rem)
      max(var(--gutter), calc((100vw - var(--container)) / 2));
  }
  h1 {
    margin-top: 1.25rem;
  }
  h1 + p {
    margin-top: 1rem;
    color: var(--text);
  }
  > img {
    align-self: end;
    width: 100%;
    max-height: 30rem;
    object-fit: cover;
    object-position: 50% 100%;
  }
  > img[src*='portrait-'] {
    object-position: 50% 12%;
  }
  > [aria-hidden] {
    align-self: stretch;
    max-height: 30rem;
    overflow: hidden;
  }
  @media (max-width: 767px) {
    grid-template-columns: 1fr;
    > div:first-child {
      padding: 1.25rem var(--gutter) 1.5rem;
    }
    > img {
      aspect-ratio: 16 / 10;
    }
  }
`;
