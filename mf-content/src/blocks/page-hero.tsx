import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumb, HeroLayout, Lead } from '@careers/ui';
import type { Crumb } from '@careers/ui';

interface PageHeroProps {
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  /** A background colour for dark text. */
  ground: string;
  picture: ReactNode;
  children?: ReactNode;
}

export function PageHero({ crumbs, title, lead, ground, picture, children }: PageHeroProps) {
  return (
    <Root style={{ background: `var(--${ground})` }}>
      <div>
        <Breadcrumb crumbs={crumbs} />
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        {children}
      </div>
      {picture}
    </Root>
  );
}

const Root = styled(HeroLayout)`
  > img[src*='portrait-'] {
    object-position: 50% 12%;
  }
  > [aria-hidden] {
    align-self: stretch;
    max-height: 30rem;
    overflow: hidden;
  }
`;
