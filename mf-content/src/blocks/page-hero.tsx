import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BackLink, Breadcrumb, HeroLayout, Lead } from '@careers/ui';
import { ArrowLeftIcon } from '@careers/ui/icons';
import { Link } from '@careers/platform';
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
        <Place>
          <BackLink as={Link} to="/offres-emploi">
            <ArrowLeftIcon />
            Retour aux offres
          </BackLink>
          <Breadcrumb crumbs={crumbs} />
        </Place>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        {children}
      </div>
      {picture}
    </Root>
  );
}

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.5rem;
`;

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
