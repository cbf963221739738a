import type { Sort } from './types.ts';

export { OFFERS_PAGE_SIZE, RADIUS } from '@careers/api-client';
/** Far past any last page; above it, numbers are no longer written as they were read. */
export const MAX_PAGE = 999_999;

export const RESULTS_PATH = '/offres-emploi';
/** The map of a search: its own page, never a view that search engines keep. */
export const MAP_PATH = '/offres-emploi/carte';
export const CLEAN_PATH = '/nos-offres';

/** Names of the search form's text fields; an address that has them is redirected to the URL of its search. */
export const FORM_FIELDS = { what: 'quoi', where: 'lieu' } as const;

export const SORTS: readonly Sort[] = ['score,desc', 'publicationDate,desc', 'distance,asc'];
