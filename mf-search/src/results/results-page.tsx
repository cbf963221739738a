import { useLoaderData, useNavigate } from '@careers/platform';
import { Message, Pagination } from '@careers/ui';
import type { ResultsData } from '../data/load-results.ts';
import { OfferCard } from '../offers/offer-card.tsx';
import { List } from '../offers/offer-list.ts';
import { SearchBar } from '../search-bar/search-bar.tsx';
import { build, countLabel, resultsTitle, withPage, withSort, withoutFilters } from '../url/index.ts';
import type { Search } from '../url/index.ts';
import { ActiveFilterList } from './filters/active-filter-list.tsx';
import { activeFilters, itemsWith, searchSentence } from './filters/active-filters.ts';
import { ClearLink, FilterForm } from './filters/filter-form.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { useDraftSearch } from './filters/use-draft-search.ts';
import { NoResult } from './no-result.tsx';
import { Columns, FilterColumn, Header } from './results-page.style.ts';
import { RouterAnchor } from './router-anchor.tsx';
import { SortField } from './sort-field.tsx';
import { widerSearches } from './wider-searches.ts';

const FORM_ID = 'filter-form';

/** Offers for a search, with all that narrows, orders and widens it. */
export function ResultsPage() {
  const page = useLoaderData<ResultsData>();
  const { search, items, facets, count, pageCount, offers, today, unknownPlace } = page;
  const navigate = useNavigate();
  const hrefOf = (other: Search) => build(other, itemsWith(items, facets, other.criteria));
  const { chosen, choose } = useDraftSearch(
    search,
    (next) => void navigate(hrefOf(next), { preventScrollReset: true }),
  );
  const filters = activeFilters(search, facets);
  const sentence = searchSentence(search.criteria, items, facets);
  const isPastLast = search.page > 0 && search.page >= pageCount;
  const hasOffers = offers.length > 0;

  return (
    <>
      <SearchBar search={search} items={items} />
      <Columns>
        <FilterColumn id="filtres" aria-label="Filtres">
          <div>
            <h2>Filtrer</h2>
            {filters.length > 0 && <ClearLink to={hrefOf(withoutFilters(search))}>Tout effacer</ClearLink>}
          </div>
          <FilterForm id={FORM_ID} search={chosen} items={items} facets={facets} onChoose={choose} />
        </FilterColumn>
        <div>
          <Header>
            <h1>{resultsTitle(search.criteria, items)}</h1>
            <p>
              <strong role="status">{countLabel(count)}</strong> {sentence}
            </p>
            {hasOffers && (
              <SortField form={FORM_ID} search={chosen} onChoose={(sort) => choose(withSort(chosen, sort))} />
            )}
          </Header>
          {unknownPlace && (
            <Message tone="info">
              «&nbsp;{unknownPlace}&nbsp;» n'a pas été trouvé&nbsp;: voici les offres de toute la France.
            </Message>
          )}
          <ActiveFilterList filters={filters} hrefOf={hrefOf} />
          {isPastLast && count > 0 && (
            <Message tone="info">
              Cette page de résultats n'existe pas.{' '}
              <RouterAnchor href={hrefOf(withPage(search, 0))}>Revenir à la page 1</RouterAnchor>
            </Message>
          )}
          {count === 0 && <NoResult wider={widerSearches(search, filters)} hrefOf={hrefOf} />}
          {hasOffers && (
            <List>
              {offers.map((offer) => (
                <li key={offer.reference}>
                  <OfferCard offer={offer} today={today} headingLevel="h2" Anchor={RouterAnchor} />
                </li>
              ))}
            </List>
          )}
          {hasOffers && (
            <Pagination
              label="Pagination des offres"
              page={search.page}
              pageCount={pageCount}
              hrefOf={(number) => hrefOf(withPage(search, number))}
              Anchor={RouterAnchor}
            />
          )}
        </div>
      </Columns>
      <FilterSheet activeCount={filters.length} count={count} clearHref={hrefOf(withoutFilters(search))}>
        <FilterForm id="filter-sheet-form" search={chosen} items={items} facets={facets} onChoose={choose} />
      </FilterSheet>
    </>
  );
}
