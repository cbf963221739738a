import type { APIRequestContext } from '@playwright/test';

export interface FoundOffer {
  url: string;
  reference: string;
  isCVRequired: boolean;
  applicationQuestions: unknown[];
}

/** An offer that is not anonymous. */
export interface NamedOffer extends FoundOffer {
  title: string;
  entity: { label: string };
  contractType: { label: string };
  recruiter: { name: string };
  offerLocation: { address: string; town: string };
  missionProfil: string;
  missionProfilFormatted: string;
}

/** Finds an offer of the seed that requires a CV and has no questions; which one depends on the day. */
export function findPlainOffer(
  request: APIRequestContext,
  apiAddress: string,
  keywords: string,
): Promise<FoundOffer> {
  return find(request, `${apiAddress}/api/v2.0/offers/`, keywords, isPlain);
}

/** Finds a plain offer that is not anonymous, with its missions as a list. */
export function findNamedOffer(
  request: APIRequestContext,
  apiAddress: string,
  keywords: string,
): Promise<NamedOffer> {
  const isNamed = (offer: FoundOffer): offer is NamedOffer =>
    isPlain(offer) &&
    'recruiter' in offer &&
    'entity' in offer &&
    offer.entity !== null &&
    'missionProfilFormatted' in offer &&
    String(offer.missionProfilFormatted).includes('<li>');
  return find(request, `${apiAddress}/api/v2.0/offers/`, keywords, isNamed);
}

/** Finds a closed offer. Searches do not list them: looks up references before the latest. */
export async function findClosedOffer(
  request: APIRequestContext,
  apiAddress: string,
): Promise<{ url: string; reference: string; title: string }> {
  const offers = `${apiAddress}/api/v2.0/offers/`;
  const { list } = (await (await request.get(`${offers}?size=1`)).json()) as {
    list: { reference: string }[];
  };
  const [year = 0, latest = 0] = list[0]?.reference.split('-').map(Number) ?? [];
  for (let from = latest; from > latest - 5_000; from -= 200) {
    const references = Array.from({ length: 200 }, (_, index) => `${year}-${from - index}`);
    const answer = await request.get(`${offers}multiple?page=0&references=${references.join()}`);
    const known = (await answer.json()) as (NamedOffer & { status: string })[];
    const closed = known.find(({ status }) => status === 'CLOSED');
    if (closed) return closed;
  }
  throw new Error('The seed has no closed offer.');
}

/** Finds an offer of the seed that requires a CV and has three questions. */
export function findOfferWithQuestions(request: APIRequestContext, apiAddress: string): Promise<FoundOffer> {
  const hasQuestions = (offer: FoundOffer): offer is FoundOffer =>
    offer.isCVRequired && offer.applicationQuestions.length === 3;
  return find(request, `${apiAddress}/api/v2.0/offers/`, '', hasQuestions);
}

const isPlain = (offer: FoundOffer): offer is FoundOffer =>
  offer.isCVRequired && offer.applicationQuestions.length === 0;

async function find<Match extends FoundOffer>(
  request: APIRequestContext,
  offers: string,
  keywords: string,
  matches: (offer: FoundOffer) => offer is Match,
): Promise<Match> {
  for (let page = 0; ; page += 1) {
    const found = await request.get(`${offers}?keywords=${keywords}&size=40&page=${page}`);
    const { list } = (await found.json()) as { list: { reference: string }[] };
    if (list.length === 0) throw new Error(`The seed has no such offer for ${keywords}.`);
    for (const { reference } of list) {
      const offer = (await (await request.get(offers + reference)).json()) as FoundOffer;
      if (matches(offer)) return offer;
    }
  }
}
