import type {
  JobDescription,
  News,
  NewsDetail,
  Offer,
  OfferDetail,
  OfferSearchResult,
  Referential,
} from '@careers/api-client';
import document from '@careers/job-api/openapi.json' with { type: 'json' };

const { paths } = document;

interface Operation {
  get: {
    responses: { '200': { content: { 'application/json': { examples: { usual: { value: unknown } } } } } };
  };
}

/** The OpenAPI document's example; the job API's own tests validate it. */
const usual = <Body>(operation: Operation): Body =>
  structuredClone(operation.get.responses['200'].content['application/json'].examples.usual.value) as Body;

function firstOf<Item>([first]: readonly Item[]): Item {
  if (first === undefined) throw new Error('The API document shows an empty list.');
  return first;
}

/** An offer in a list. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  ...firstOf(aSearchResult().list),
  ...changes,
});

/** An offer's details. */
export const anOfferDetail = (changes: Partial<OfferDetail> = {}): OfferDetail => ({
  ...usual<OfferDetail>(paths['/api/v2.0/offers/{reference}']),
  ...changes,
});

/** A search result with facet counts. */
export const aSearchResult = (changes: Partial<OfferSearchResult> = {}): OfferSearchResult => ({
  ...usual<OfferSearchResult>(paths['/api/v2.0/offers/']),
  ...changes,
});

export const aReferential = (changes: Partial<Referential> = {}): Referential => ({
  ...usual<Referential>(paths['/api/v2.0/referentials/{code}']),
  ...changes,
});

/** A job; a sector has no `parent`. */
export const aJobDescription = (changes: Partial<JobDescription> = {}): JobDescription => ({
  ...usual<JobDescription>(paths['/api/v2.0/jobdescriptions/{code}']),
  ...changes,
});

/** A news item in a list. */
export const aNews = (changes: Partial<News> = {}): News => ({
  ...firstOf(usual<readonly News[]>(paths['/api/v2.0/news/'])),
  ...changes,
});

/** A news item with its texts. */
export const aNewsDetail = (changes: Partial<NewsDetail> = {}): NewsDetail => ({
  ...usual<NewsDetail>(paths['/api/v2.0/news/{code}']),
  ...changes,
});
