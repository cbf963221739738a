/** Where future Associés apply; the regions share one URL today. */
export const APPLICATION_URL = {
  production: 'https://www.u-emploi.com/devenir-associe',
  development: 'https://recette.u-emploi.com/devenir-associe',
};
