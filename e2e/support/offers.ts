import type { APIRequestContext } from '@playwright/test';

export interface FoundOffer {
  url: string;
  reference: string;
  isCVRequired: boolean;
  applicationQuestions: unknown[];
}

/** Returns an offer of the seed that wants a CV and asks no question: which one depends on the day. */
export async function findPlainOffer(
  request: APIRequestContext,
  apiAddress: string,
  keywords: string,
): Promise<FoundOffer> {
  const found = await request.get(`${apiAddress}/api/v2.0/offers/?keywords=${keywords}&size=40`);
  const { list } = (await found.json()) as { list: { reference: string }[] };
  for (const { reference } of list) {
    const detail = await request.get(`${apiAddress}/api/v2.0/offers/${reference}`);
    const offer = (await detail.json()) as FoundOffer;
    if (offer.isCVRequired && offer.applicationQuestions.length === 0) return offer;
  }
  throw new Error(`The seed has no plain offer for ${keywords}.`);
}
