import styled from 'styled-components';
import { Container, KeyFigures, WidgetSection, below } from '@careers/ui';
import { BelowFold, WidgetSlot, useLoaderData } from '@careers/platform';
import figures from '@careers/platform/figures';
import { Apprenticeship } from './apprenticeship.tsx';
import { Entities } from './entities.tsx';
import { FrequentQuestions } from './frequent-questions.tsx';
import { Hero } from './hero.tsx';
import { OftenSearched } from './often-searched.tsx';
import type { HomeData } from './page.server.ts';
import { PlainSearch } from './plain-search.tsx';
import { PopularLinks } from './popular-links.tsx';
import { PromotedJobs } from './promoted-jobs.tsx';
import { Testimonials } from './testimonials.tsx';

const KEY_FIGURES = [
  { lead: 'un réseau de', value: figures.stores, label: 'magasins, du village à l’hypermarché' },
  { lead: 'plus de', value: figures.staff, label: 'personnes, toutes entités réunies' },
  { lead: 'parmi nous', value: figures.apprentices, label: 'apprentis, en magasin et au siège' },
  {
    lead: 'partout en France',
    value: figures.warehouses,
    label: `entrepôts et ${figures.logisticsPosts} postes de logistique`,
  },
];

export default function HomePage() {
  const { search, latest, jobs, regions, promoted, voices, film } = useLoaderData<HomeData>();
  return (
    <>
      <Hero />
      <Search>
        <WidgetSlot slot={search} hydrate="interaction" fallback={<PlainSearch />} />
        <OftenSearched />
        <Figures>
          <KeyFigures figures={KEY_FIGURES} hasRules />
        </Figures>
      </Search>
      <BelowFold>
        <Testimonials voices={voices} />
        <Entities />
        <Latest>
          <Container>
            <WidgetSlot slot={latest} />
          </Container>
        </Latest>
        <Apprenticeship film={film} />
        <PromotedJobs sectors={promoted} />
        <FrequentQuestions />
        <PopularLinks jobs={jobs} regions={regions} />
      </BelowFold>
    </>
  );
}

const Search = styled(Container)`
  position: relative;
  z-index: 2;
  margin-top: -4.25rem;
  ${below('columns')} {
    margin-top: -6rem;
  }
`;

const Figures = styled.div`
  padding-top: 3.5rem;
  ${below('columns')} {
    padding-top: 2.5rem;
  }
`;

const Latest = styled(WidgetSection)`
  padding-bottom: 0;
`;
