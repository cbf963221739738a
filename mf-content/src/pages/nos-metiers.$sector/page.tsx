import styled from 'styled-components';
import {
  CheckList,
  Container,
  FormattedText,
  Illustration,
  Section,
  WidgetSection,
  below,
} from '@careers/ui';
import { BelowFold, WidgetSlot, useLoaderData } from '@careers/platform';
import { FilmBlock } from '../../blocks/film-block.tsx';
import { PageHero } from '../../blocks/page-hero.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { JobCards } from '../../jobs/job-cards.tsx';
import { OffersLink } from '../../jobs/offers-link.tsx';
import { OfferProfiles } from './offer-profiles.tsx';
import type { SectorData } from './page.server.ts';

export default function SectorPage() {
  const sector = useLoaderData<SectorData>();
  const { content } = sector;
  const picture = content?.picture ?? 'scene-magasin';
  return (
    <>
      <PageHero
        crumbs={[{ label: 'Nos métiers', href: '/nos-metiers' }, { label: sector.title }]}
        title={sector.heading}
        lead={sector.lead}
        ground={content?.ground ?? 'ciel-100'}
        picture={<Illustration name={picture} width={800} height={500} isLargest />}
      >
        <Offers>
          <OffersLink href={sector.offersHref} count={sector.offerCount} />
        </Offers>
      </PageHero>
      <Section>
        <Container>
          <Head>
            <h2>Choisissez votre métier</h2>
            <FormattedText html={sector.presentationHtml} />
          </Head>
          {sector.categories.length > 1 && <CategoryFilter sector={sector} />}
          <BelowFold>
            <JobCards jobs={sector.jobs} headingLevel="h3" />
            <OfferProfiles profiles={sector.profiles} />
          </BelowFold>
        </Container>
      </Section>
      <BelowFold>
        {content && (
          <Film data-screen-only>
            <Container>
              <FilmBlock content={content.film}>
                <CheckList items={content.benefits} />
              </FilmBlock>
            </Container>
          </Film>
        )}
        <Latest data-screen-only>
          <Container>
            <WidgetSlot slot={sector.offers} />
          </Container>
        </Latest>
      </BelowFold>
    </>
  );
}

const Offers = styled.p`
  margin-top: 1.75rem;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: end;
  gap: 0.75rem clamp(2rem, 5vw, 5rem);
  margin-bottom: 1.75rem;
  color: var(--text-2);
  h2 {
    color: var(--text);
  }
  ${below('columns')} {
    grid-template-columns: 1fr;
  }
`;

const Film = styled(Section)`
  padding-top: 0;
`;

const Latest = styled(WidgetSection)`
  background: var(--surface-2);
`;
