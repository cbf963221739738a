import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HeroFrame, Lead } from '@careers/ui';
import type { Crumb } from '@careers/ui';
import { Trail } from './trail.tsx';

interface PageHeroProps {
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
        <Trail crumbs={crumbs} />
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        {children}
      </div>
      {picture}
    </Frame>
  );
}

const Frame = styled(HeroFrame)`
  > img[src*='portrait-'] {
    object-position: 50% 12%;
  }
  > [aria-hidden] {
    align-self: stretch;
    max-height: 30rem;
    overflow: hidden;
  }
`;
