import Type from 'typebox';
import {
  actionAnswers,
  formAnswers,
  itemAnswers,
  listAnswers,
  personalAnswers,
  redirectAnswers,
} from './answers.ts';
import * as queries from './queries.ts';
import * as resources from './resources.ts';

/**
 * Operations of the API: id, parameters and answers. Routes validate with these; the OpenAPI document derives from
 * them.
 */

export const searchOffers = {
  operationId: 'searchOffers',
  tags: ['offers'],
  summary: 'Search offers',
  description:
    'Words are found in all their forms, by other names, and as a job with a place, a contract or a condition: "alternance boucher nantes". When no offer has all of it, `correctedKeywords` and `replacedKeywords` say what was searched instead, `hasAnyKeyword`, `leftOutKeywords` and `widenedPlace` that a part was enough. Relevance puts near offers first. Of several places the first counts: town, department, region, position. Open offers only; ties are ordered by date, then reference.',
  querystring: queries.OffersQuery,
  response: listAnswers(resources.OfferSearchResult),
};

export const listOffersByReference = {
  operationId: 'listOffersByReference',
  tags: ['offers'],
  summary: 'Several offers by reference',
  description:
    'In the order asked for, 200 at most, closed ones too; unknown references are left out. For favourites.',
  querystring: queries.MultipleQuery,
  response: listAnswers(Type.Array(resources.Offer)),
};

export const listSearches = {
  operationId: 'listSearches',
  tags: ['offers'],
  summary: 'Searches that find something, for search engines',
  description:
    'Every pair of a job with a town, a department, a region or a contract type that has open offers, the one with most offers first. Only values whose URL label means them: "paris" is the department. Kept for an hour.',
  querystring: queries.SearchesQuery,
  response: listAnswers(Type.Array(resources.OfferSearch)),
};

export const countByDepartment = {
  operationId: 'countByDepartment',
  tags: ['offers'],
  summary: 'Where the offers of a search are',
  description:
    'Takes what `GET /offers/` takes and reads it the same way. Departments without any of the offers are left out; by number, in one page.',
  querystring: queries.OffersQuery,
  response: listAnswers(Type.Array(resources.DepartmentCount)),
};

export const getOffer = {
  operationId: 'getOffer',
  tags: ['offers'],
  summary: 'One offer',
  description: 'With all its texts and questions. A closed offer is still there, with `status` CLOSED.',
  params: queries.ReferenceParameters,
  response: itemAnswers(resources.OfferDetail),
};

export const listReferentials = {
  operationId: 'listReferentials',
  tags: ['referentials'],
  summary: 'Values of some types, or what a typed text may mean',
  description:
    'With `keyword` the likeliest come first, with the number of offers that choosing each would find; with `labelForUrl` those whose address has this label. Places without offers are left out where others have some; those called exactly so come first, the others of a page are towns, departments, regions, then overseas. They are found by everyday names too, such as "idf".',
  querystring: queries.ReferentialsQuery,
  response: listAnswers(Type.Array(resources.Referential)),
};

export const listReferentialsForSeo = {
  operationId: 'listReferentialsForSeo',
  tags: ['referentials'],
  summary: 'Values for search engines',
  description: 'The most important first: for links to popular searches.',
  querystring: queries.SeoReferentialsQuery,
  response: listAnswers(Type.Array(resources.Referential)),
};

export const suggestKeywords = {
  operationId: 'suggestKeywords',
  tags: ['referentials'],
  summary: 'Jobs and more that a typed text may mean',
  description:
    'Items of the types OFFER_FAMILY (job), FAMILY_CATEGORY (sector), OFFER_PROFILE, and CONTRACT_TYPE, DURATION, ENTITY and MENTION, whose label a search understands as keywords. What is called so first, then what begins so, then what has such a word; among these by open offers. Found by feminine forms and other names too: `matchedName` says which.',
  querystring: queries.KeywordQuery,
  response: listAnswers(Type.Array(resources.Referential)),
};

export const getReferential = {
  operationId: 'getReferential',
  tags: ['referentials'],
  summary: 'One value',
  description: 'Of any type, by the code that other calls take.',
  params: queries.ReferentialParameters,
  response: itemAnswers(resources.Referential),
};

export const listEntities = {
  operationId: 'listEntities',
  tags: ['entities'],
  summary: 'Companies and brands',
  description: 'All of the group, by name.',
  querystring: queries.ListQuery,
  response: listAnswers(Type.Array(resources.Entity)),
};

const jobs = {
  tags: ['jobs'],
  querystring: queries.JobDescriptionsQuery,
  response: listAnswers(Type.Array(resources.JobDescription)),
};

export const listJobDescriptions = {
  ...jobs,
  operationId: 'listJobDescriptions',
  summary: 'Sectors and jobs',
  description: 'Sectors have no parent. Parameters narrow the list; all of them must hold.',
};

export const listJobDescriptionsForSeo = {
  ...jobs,
  operationId: 'listJobDescriptionsForSeo',
  summary: 'Jobs for search engines',
  description: 'The jobs that have addresses of their own for offers, the most popular first.',
};

export const getJobDescription = {
  operationId: 'getJobDescription',
  tags: ['jobs'],
  summary: 'One sector or job',
  description: 'With its texts, films, testimonies and profiles.',
  params: queries.JobParameters,
  response: itemAnswers(resources.JobDescription),
};

export const getOfferProfile = {
  operationId: 'getOfferProfile',
  tags: ['jobs'],
  summary: 'The profile of a URL label',
  description: 'The usual name of what an offer looks for, as addresses write it.',
  params: queries.LabelParameters,
  response: itemAnswers(resources.OfferProfile),
};

export const listNews = {
  operationId: 'listNews',
  tags: ['news'],
  summary: 'News',
  description: 'What has been published up to now, the latest first.',
  querystring: queries.NewsQuery,
  response: listAnswers(Type.Array(resources.News)),
};

export const getNews = {
  operationId: 'getNews',
  tags: ['news'],
  summary: 'One piece of news',
  description: 'With its texts, pictures, film and testimony.',
  params: queries.NewsParameters,
  response: itemAnswers(resources.NewsDetail),
};

export const sendApplication = {
  operationId: 'sendApplication',
  tags: ['applications'],
  summary: 'Apply to an offer, spontaneously, or to be contacted',
  description:
    'Stored once for each key, offer and address, and for a spontaneous one each company and address; confirmed by mail. The content of files decides what they are. A browser that posts the form of a page (`Accept: text/html`) is sent on with 303.',
  consumes: ['multipart/form-data'],
  headers: Type.Object({ 'idempotency-key': Type.Optional(queries.IdempotencyKey) }),
  response: formAnswers(resources.ApplicationReceipt),
};

export const subscribe = {
  operationId: 'subscribe',
  tags: ['alerts'],
  summary: 'Get new offers by e-mail',
  description:
    'The answer is the same for a known and an unknown address; the link of the first mail confirms the alert.',
  consumes: ['multipart/form-data'],
  response: formAnswers(resources.AlertReceipt),
};

export const showAlert = {
  operationId: 'showAlert',
  tags: ['alerts'],
  summary: 'What an alert looks for',
  description: 'For the pages that its mails lead to. Nothing changes by it, and no cache keeps it.',
  querystring: queries.TokenQuery,
  response: personalAnswers(resources.AlertDescription),
};

export const confirmAlert = {
  operationId: 'confirmAlert',
  tags: ['alerts'],
  summary: 'Confirm an alert',
  description: 'What the button does to which the link of the first mail leads, for seven days.',
  querystring: queries.TokenQuery,
  response: actionAnswers(resources.AlertState, 404),
};

export const endAlert = {
  operationId: 'endAlert',
  tags: ['alerts'],
  summary: 'End an alert',
  description: 'One click of a mail program (RFC 8058), or the button of the page. Again is no error.',
  querystring: queries.TokenQuery,
  response: actionAnswers(resources.AlertState),
};

export const showEndOfAlert = {
  operationId: 'showEndOfAlert',
  tags: ['alerts'],
  summary: 'The page that ends an alert',
  description: 'For mail programs that open the address: that alone ends nothing.',
  querystring: queries.TokenQuery,
  response: redirectAnswers('The page is at `Location`.'),
};
