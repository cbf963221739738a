import styled from 'styled-components';
import {
  Chip,
  Container,
  Display,
  KeyFigures,
  Lead,
  Mosaic,
  Section,
  onDark,
  below,
  from,
} from '@careers/ui';
import type { IllustrationName } from '@careers/ui';
import { BelowFold, Link, WidgetSlot, useLoaderData } from '@careers/platform';
import figures from '@careers/platform/figures';
import { Apprenticeship } from './apprenticeship.tsx';
import { Entities } from './entities.tsx';
import { FrequentQuestions } from './frequent-questions.tsx';
import type { HomeData } from './home-data.ts';
import { PlainSearch } from './plain-search.tsx';
import { PopularLinks } from './popular-links.tsx';
import { Testimonials } from './testimonials.tsx';

const MOSAIC: readonly IllustrationName[] = [
  'motif-m1',
  'portrait-bouchere',
  'produit-agrume',
  'portrait-caissier',
  'portrait-preparatrice',
  'produit-pasteque',
  'portrait-associee',
  'motif-m2',
  'motif-m3',
  'portrait-boulanger',
  'produit-avocat',
  'portrait-developpeuse',
  'produit-poisson',
  'portrait-alternant',
  'motif-m4',
  'portrait-conducteur',
];

const OFTEN_SEARCHED = [
  { label: 'Boucher', href: '/nos-offres/boucher' },
  { label: 'Hôte de caisse', href: '/nos-offres/hote-de-caisse' },
  { label: 'Préparateur de commandes', href: '/nos-offres/preparateur-de-commandes' },
  { label: 'Alternance', href: '/offres-emploi?codeContractType=dr_contract_alternance' },
  { label: 'Manager de rayon', href: '/nos-offres/manager-de-rayon' },
];

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

/** The home page: search first, then people, the group, and links. */
export default function HomePage() {
  const { search, latest, jobs, regions, voices, film } = useLoaderData<HomeData>();
  return (
    <>
      <Hero>
        <div>
          <Display>
            Votre prochain métier est <em>en rayon.</em>
          </Display>
          <Lead>
            Près de {figures.offersPerYear} offres par an en magasin, en entrepôt, au siège ou derrière un
            écran. Il&nbsp;y&nbsp;a de la place à côté de chez vous.
          </Lead>
        </div>
        <Mosaic names={MOSAIC} columns={4} isEager />
      </Hero>
      <Search>
        <WidgetSlot slot={search} hydrate="interaction" fallback={<PlainSearch />} />
        <Often>
          <b id="often">Souvent cherché</b>
          <ul aria-labelledby="often">
            {OFTEN_SEARCHED.map(({ label, href }) => (
              <li key={href}>
                <Chip as={Link} to={href}>
                  {label}
                </Chip>
              </li>
            ))}
          </ul>
        </Often>
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
        <FrequentQuestions />
        <PopularLinks jobs={jobs} regions={regions} />
      </BelowFold>
    </>
  );
}

const Hero = styled.div`
  ${onDark}
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44%;
  min-height: 35rem;
  background: var(--aubergine-900);
  > div:first-child {
    display: flex;
    flex-direction: column;
    justify-content: center;
    padding: clamp(2.5rem, 5vw, 4.5rem) clamp(1.5rem, 3vw, 3rem) 8.5rem
      max(var(--gutter), calc((100vw - var(--container)) / 2));
  }
  h1 + p {
    max-width: 36ch;
    margin-top: 1.5rem;
    color: var(--lavande-200);
  }
  em {
    color: var(--citron-500);
    font-style: normal;
    white-space: nowrap;
  }
  > div:last-child {
    grid-template-rows: repeat(4, 1fr);
    max-height: 38rem;
    overflow: hidden;
  }
  ${from('columns')} and (max-width: 68.75em) {
    > div:last-child {
      grid-template-columns: repeat(3, 1fr);
    }
    > div:last-child > :nth-child(4n) {
      display: none;
    }
  }
  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    > div:first-child {
      order: 1;
      padding: 2.25rem var(--gutter) 7.5rem;
    }
    > div:last-child {
      grid-template-rows: none;
    }
    > div:last-child > :nth-child(n + 5) {
      display: none;
    }
  }
  /* The search stays visible above the consent banner. */
  ${from('columns')} and (max-height: 50em) {
    min-height: 0;
    > div:first-child {
      padding-block: 2rem 6.25rem;
    }
    h1 {
      font-size: min(var(--fs-display), 4.25rem);
    }
    > div:last-child {
      max-height: 27rem;
    }
  }
  ${below('columns')} and (max-height: 44em) {
    > div:last-child {
      display: none;
    }
    > div:first-child {
      padding-top: 1.5rem;
    }
    h1 {
      font-size: 2.25rem;
    }
  }
`;

const Search = styled(Container)`
  position: relative;
  z-index: 2;
  margin-top: -4.25rem;
  ${below('columns')} {
    margin-top: -6rem;
  }
`;

const Often = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.6rem 1rem;
  padding-top: 1.5rem;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
  }
`;

const Figures = styled.div`
  padding-top: 3.5rem;
  ${below('columns')} {
    padding-top: 2.5rem;
  }
`;

const Latest = styled(Section)`
  padding-bottom: 0;
  &:not(:has([data-widget] > *)) {
    display: none;
  }
`;
