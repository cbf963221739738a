/** The external site for spontaneous applications, by environment; null for none (decisions.md#routes). */
export const EXTERNAL_URL: Readonly<Record<'production' | 'development', string | null>> = {
  production: 'https://www.u-emploi.com/candidature-spontanee',
  development: 'https://recette.u-emploi.com/candidature-spontanee',
};

/** Targets of the page's links: the external site, this site's forms, or both. */
export const MODE: 'external' | 'internal' | 'both' = 'both';
