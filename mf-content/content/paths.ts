/** Pages of other areas that content may link to; end-to-end tests follow every link. */
export const OTHER_PATHS: readonly string[] = [
  '/offres-emploi',
  '/favoris',
  '/candidature-spontanee',
  '/alerte',
  '/entreprendre',
  '/entreprendre/demarches',
  '/devenir-entrepreneur',
  '/faq',
  '/valeurs',
];
