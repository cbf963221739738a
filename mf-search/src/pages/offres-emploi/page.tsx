import { useEffect, useRef } from 'react';
import { BelowFold, useLoaderData } from '@careers/platform';
import { rememberSearch } from '../../history/latest-search.ts';
import { SearchBar } from '../../search-bar/search-bar.tsx';
import { alertLink } from './alert-banner.tsx';
import { ClearLink, FilterForm } from './filters/filter-form.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { FoundOffers } from './found-offers.tsx';
import type { UnknownPlaceData } from './without-results/load-unknown-place.ts';
import type { ResultsData } from './page.server.ts';
import { NoResult } from './without-results/no-result.tsx';
import { InterpretationNotices } from './interpretation/interpretation-notices.tsx';
import { Columns, FilterColumn } from './results-page.style.ts';
import { UnknownPlace } from './without-results/unknown-place.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useSearchChoice } from './use-search-choice.ts';

const FORM_ID = 'filter-form';

/** Results page of a search: its offers, or choices for an unknown place. */
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
        <Results page={page} />
      )}
    </div>
  );
}

interface ResultsProps {
  page: ResultsData;
}

function Results({ page }: ResultsProps) {
  const { search, items, facets, limits, count, notes = [], noResult } = page;
  const { criteria } = search;
  useEffect(() => rememberSearch(criteria), [criteria]);

  const choice = useSearchChoice(page);
  const { draft, chosen, choose, filters, clearHref, isBusy } = choice;
  const form = { search: chosen, draft, items, facets, limits, onChoose: choose };

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
          notices={<InterpretationNotices notes={notes} search={search} />}
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
          <FoundOffers page={page} form={FORM_ID} {...choice} />
        </Columns>
      )}
    </>
  );
}
