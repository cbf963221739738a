/** Pages of other teams that content may lead to; end-to-end tests follow every link of the site. */
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
