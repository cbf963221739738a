import type { PageContributions, PublicConfiguration } from '@careers/contract';

/** The configuration of tests. */
export const testConfiguration: PublicConfiguration = {
  publicBaseUrl: 'https://site.test',
  productId: 'careers',
  productName: 'le groupement',
  environment: 'development',
  videoProviderUrl: 'https://films.test',
  thirdParties: {},
};

/** The contributions of a release set whose remotes contribute nothing. */
export const noContributions: PageContributions = { siteMap: [], storedItems: [], thirdParties: [] };
