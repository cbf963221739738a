import { aSearchResult } from '@careers/testing';
import type { ApiAnswer } from '@careers/testing';

/** Answers of a job API that has so many offers. */
export const offersApi = (count: number): Record<string, ApiAnswer> => ({
  '/offers/': () => aSearchResult({ count }),
});
