import type { Sort } from './types.ts';

export { BETWEEN_PLACES, MAX_PLACES, OFFERS_PAGE_SIZE, RADIUS } from '@careers/api-client';
/** Far beyond any last page, and still an exact number. */
export const MAX_PAGE = 999_999;

export const RESULTS_PATH = '/offres-emploi';
/** The map of a search, never indexed. */
export const MAP_PATH = '/offres-emploi/carte';
/** The feed of a search: the same parameters. */
export const FEED_PATH = '/offres-emploi.atom';
export const CLEAN_PATH = '/nos-offres';

/** The search form's text fields; a URL that has them is redirected to the URL of the search. */
export const FORM_FIELDS = { what: 'quoi', where: 'lieu' } as const;

export const SORTS: readonly Sort[] = ['score,desc', 'publicationDate,desc', 'distance,asc'];
