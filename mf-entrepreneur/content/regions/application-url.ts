/** Where future Associés hand in their file; regions share one address today. */
export const APPLICATION_URL = {
  production: 'https://www.u-emploi.com/devenir-associe',
  development: 'https://recette.u-emploi.com/devenir-associe',
};
