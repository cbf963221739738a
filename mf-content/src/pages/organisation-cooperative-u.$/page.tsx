import styled from 'styled-components';
import { Container, Section } from '@careers/ui';
import { WidgetSlot, useLoaderData } from '@careers/platform';
import type { Block } from '../../../content/schema/blocks.ts';
import type { Entity } from '../../../content/schema/pages.ts';
import { Blocks } from '../../blocks/blocks.tsx';
import { OffersLink } from '../../jobs/offers-link.tsx';
import { Hero } from '../../blocks/hero.tsx';
import type { EntityData } from './page.server.ts';

/** An entity: its blocks, without those that have no content. */
export default function EntityPage() {
  const { entity, color, logoUrl, description, offersHref, offerCount, offers } = useLoaderData<EntityData>();
  return (
    <>
      <Rule style={{ background: color ?? 'var(--border)' }} />
      <Hero
        hero={entity.header}
        crumbs={[
          { label: 'Notre organisation', href: '/organisation-cooperative-u' },
          { label: entity.label },
        ]}
      />
      <Blocks blocks={blocksOf(entity)} accent={entity.header.ground} />
      <Offers aria-labelledby="offers">
        <Container>
          <h2 id="offers">{entity.offers.title}</h2>
          {description && (
            <Identity>
              {logoUrl && <img src={logoUrl} width={56} height={56} alt="" loading="lazy" decoding="async" />}
              {description}
            </Identity>
          )}
          <p>
            <OffersLink href={offersHref} count={offerCount} />
          </p>
          <WidgetSlot slot={offers} />
        </Container>
      </Offers>
    </>
  );
}

/** Returns the blocks in the specification's order, without empty ones. */
function blocksOf(entity: Entity): Block[] {
  const { service, vision, keyFigures, whyJoin, benefits, values } = entity;
  const { careers, domains, training, commitments, recruitment } = entity;
  return [
    service && { type: 'split' as const, content: service },
    vision && { type: 'statement' as const, content: vision },
    keyFigures && { type: 'figures' as const, content: keyFigures },
    whyJoin && { type: 'cards' as const, content: whyJoin },
    benefits && { type: 'tiles' as const, content: benefits },
    values && { type: 'values' as const, content: values },
    careers && { type: 'steps' as const, content: careers },
    domains && { type: 'domains' as const, content: domains },
    training && { type: 'split' as const, content: training },
    commitments && { type: 'commitments' as const, content: commitments },
    recruitment && { type: 'steps' as const, content: recruitment },
  ].filter((block) => block !== undefined);
}

const Rule = styled.div`
  height: 4px;
`;

const Offers = styled(Section)`
  background: var(--surface-2);
  p + p,
  h2 + p {
    margin: 1.25rem 0 2.5rem;
  }
`;

const Identity = styled.p`
  display: flex;
  align-items: center;
  gap: 1rem;
  && {
    margin: 1.25rem 0 0;
  }
`;
