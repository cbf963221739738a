import { createApiClient } from '@careers/api-client';
import type { Head, PageRequest } from '@careers/platform';

export interface ExampleData {
  offers: number;
}

export const head = (): Head => ({
  title: 'Nouvelle page',
  description: 'Une page de plus sur le site de recrutement.',
  canonical: '/exemple',
});

/** Returns only data that the page shows: it is sent to the browser as JSON. */
export async function loader({ api, signal }: PageRequest): Promise<ExampleData> {
  const { count } = await createApiClient(api).offers.list({ page: 0, size: 1 }, { signal });
  return { offers: count };
}
