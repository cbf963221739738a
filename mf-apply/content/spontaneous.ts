/**
 * Where spontaneous applications are taken outside this site, by environment; null for nowhere (decisions.md#routes).
 */
export const EXTERNAL_URL: Readonly<Record<'production' | 'development', string | null>> = {
  production: 'https://www.u-emploi.com/candidature-spontanee',
  development: 'https://recette.u-emploi.com/candidature-spontanee',
};

/** Whether the page leads to the other site, to the forms of this one, or to both. */
export const MODE: 'external' | 'internal' | 'both' = 'both';
