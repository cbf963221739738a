/** The external site for spontaneous applications, by environment; null for none (decisions.md#routes). */
export const EXTERNAL_URL: Readonly<Record<'production' | 'development', string | null>> = {
  production: 'https://www.u-emploi.com/candidature-spontanee',
  development: 'https://recette.u-emploi.com/candidature-spontanee',
};

/** Whether the page links to the external site, to this site's forms, or to both. */
export const MODE: 'external' | 'internal' | 'both' = 'both';
