import type { Site } from '../site.tsx';

/** A site whose API is never called. */
export const site: Site = {
  api: { baseUrl: '', fetch: () => Promise.reject(new Error('not called')) },
  configuration: {
    publicBaseUrl: 'https://example.test',
    productId: 'careers',
    productName: 'le groupement',
    environment: 'development',
    videoProviderUrl: 'https://films.test',
    thirdParties: {},
  },
};
