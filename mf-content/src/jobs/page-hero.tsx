import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumb, Lead, onTint } from '@careers/ui';
import type { Crumb } from '@careers/ui';
import { Link } from '@careers/platform';

interface PageHeroProps {
  crumbs: readonly Crumb[];
  title: string;
  phrase: string;
  ground: string;
  picture: ReactNode;
  children?: ReactNode;
}

/** The head of a sector or a job: where it is, its name, its promise, its picture. */
export function PageHero({ crumbs, title, phrase, ground, picture, children }: PageHeroProps) {
  return (
    <Frame style={{ background: ground }}>
      <div>
        <Breadcrumb crumbs={[{ label: 'Accueil', href: '/' }, ...crumbs]} Anchor={RouterAnchor} />
        <h1>{title}</h1>
        <Lead>{phrase}</Lead>
        {children}
      </div>
      {picture}
    </Frame>
  );
}

function RouterAnchor({ href, children }: { href: string; children: ReactNode }) {
  return <Link to={href}>{children}</Link>;
}

const Frame = styled.div`
  ${onTint}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 40%);
  min-height: 22rem;
  overflow: hidden;
  > div {
    padding: clamp(1.5rem, 3vw, 3rem) 2rem clamp(2rem, 4vw, 3.5rem)
      max(var(--gutter), calc((100vw - var(--container)) / 2));
  }
  h1 {
    margin-top: 1.25rem;
  }
  h1 + p {
    margin: 1rem 0 1.75rem;
    color: var(--text);
  }
  > img {
    width: 100%;
    height: 100%;
    max-height: 28rem;
    object-fit: cover;
    object-position: 50% 100%;
  }
  @media (max-width: 767px) {
    grid-template-columns: 1fr;
    > div {
      padding: 1.25rem var(--gutter) 1.5rem;
    }
    > img {
      aspect-ratio: 16 / 9;
    }
  }
`;
