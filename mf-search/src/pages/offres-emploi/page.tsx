import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { BelowFold, useLoaderData, useNavigate, useNavigation } from '@careers/platform';
import { Message } from '@careers/ui';
import { activeFilters, itemsWith, searchSentence } from './active-filters.ts';
import type { UnknownPlaceData } from './load-unknown-place.ts';
import type { ResultsData } from './loader.ts';
import { rememberSearch } from '../../history/remember-search.ts';
import { useReturnToCard } from '../../offers/use-return-to-card.ts';
import { SearchBar } from '../../search-bar/search-bar.tsx';
import {
  build,
  countLabel,
  placeLabel,
  resultsTitle,
  withPage,
  withPlace,
  withSort,
  withoutFilters,
} from '../../url/index.ts';
import type { Search } from '../../url/index.ts';
import { AlertBanner } from './alert-banner.tsx';
import { alertLink } from './alert-link.ts';
import { ActiveFilterList } from './filters/active-filter-list.tsx';
import { ClearLink, FilterForm } from './filters/filter-form.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { useDraftSearch } from './filters/use-draft-search.ts';
import { NoResult } from './no-result.tsx';
import { ReadingNotices } from './reading-notices.tsx';
import { ResultsList } from './results-list.tsx';
import { Columns, FilterColumn, Header, Notices } from './results-page.style.ts';
import { SortField } from './sort-field.tsx';
import { UnknownPlace } from './unknown-place.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { ViewSwitch } from './view-switch.tsx';

const FORM_ID = 'filter-form';

/** The page for a search: its offers, or what is missing to look for any. */
export default function ResultsPage() {
  const page = useLoaderData<ResultsData | UnknownPlaceData>();
  const region = useRef<HTMLDivElement>(null);
  usePageFocus(page, region);
  return (
    <div ref={region}>
      {'unknownPlace' in page ? (
        <>
          <SearchBar {...page} />
          <UnknownPlace {...page} />
        </>
      ) : (
        <Results page={page} region={region} />
      )}
    </div>
  );
}

interface ResultsProps {
  page: ResultsData;
  region: RefObject<HTMLElement | null>;
}

/** Offers for a search, with all that narrows, orders and widens it. */
function Results({ page, region }: ResultsProps) {
  const { search, items, facets, limits, count, notes = [], isPlaceRead, noResult } = page;
  const { criteria } = search;
  useReturnToCard(region);
  useEffect(() => rememberSearch(criteria), [criteria]);

  const navigate = useNavigate();
  const isBusy = useNavigation().state !== 'idle';
  const hrefOf = (other: Search) => build(other, itemsWith(items, facets, other.criteria));
  const { chosen, choose } = useDraftSearch(
    search,
    (next) => void navigate(hrefOf(next), { preventScrollReset: true }),
  );
  // What is clicked while an answer is on the way goes on from what was chosen, not from what is still shown.
  const place = isPlaceRead && placeLabel(chosen.criteria, items);
  const filters = activeFilters(chosen, facets);
  const chips = place ? [{ id: 'place', label: place, without: withPlace(chosen, {}) }, ...filters] : filters;
  const clearHref = hrefOf(withoutFilters(chosen));
  const form = { search: chosen, items, facets, limits, onChoose: choose };
  const hasOffers = page.offers.length > 0;

  return (
    <>
      <SearchBar search={search} items={items} />
      <FilterSheet
        activeCount={filters.length}
        count={count}
        isBusy={isBusy}
        clearHref={clearHref}
        isOffered={noResult === undefined}
      >
        <FilterForm id="filter-sheet-form" {...form} />
      </FilterSheet>
      {noResult ? (
        <NoResult
          {...noResult}
          notices={<ReadingNotices notes={notes} search={search} />}
          alertHref={alertLink(criteria)}
        />
      ) : (
        <Columns>
          <FilterColumn id="filtres" aria-label="Filtres" data-screen-only>
            <div>
              <h2>Filtrer</h2>
              {filters.length > 0 && <ClearLink to={clearHref}>Tout effacer</ClearLink>}
            </div>
            <BelowFold>
              <FilterForm id={FORM_ID} {...form} />
            </BelowFold>
          </FilterColumn>
          <div>
            <Header>
              <h1>{resultsTitle(criteria, items)}</h1>
              <p>
                <strong role="status">{countLabel(count)}</strong> {searchSentence(criteria, items, facets)}
              </p>
              <ViewSwitch current="list" search={search} listHref={hrefOf(search)} />
              {hasOffers && (
                <SortField
                  form={FORM_ID}
                  search={chosen}
                  onChoose={(sort) => choose(withSort(chosen, sort))}
                />
              )}
            </Header>
            <Notices>
              <ReadingNotices notes={notes} search={search} />
            </Notices>
            <ActiveFilterList filters={chips} hrefOf={hrefOf} />
            {hasOffers ? (
              <ResultsList
                {...page}
                isBusy={isBusy}
                alert={<AlertBanner criteria={criteria} />}
                hrefOfPage={(number) => hrefOf(withPage(chosen, number))}
              />
            ) : (
              <Message tone="info">
                Cette page de résultats n'existe pas.{' '}
                <a href={hrefOf(withPage(search, 0))}>Revenir à la page 1</a>
              </Message>
            )}
          </div>
        </Columns>
      )}
    </>
  );
}
