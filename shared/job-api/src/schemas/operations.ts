import Type from 'typebox';
import {
  actionAnswers,
  formAnswers,
  keyedFormAnswers,
  itemAnswers,
  listAnswers,
  personalAnswers,
  redirectAnswers,
} from './answers.ts';
import * as queries from './queries.ts';
import * as resources from './resources.ts';

/** Names operations by their keys, and puts them under a tag of the document. */
function tagged<Operations extends Record<string, object>>(tag: string, operations: Operations) {
  const named = Object.entries(operations).map(([operationId, operation]) => [
    operationId,
    { operationId, tags: [tag], ...operation },
  ]);
  return Object.fromEntries(named) as {
    [Name in keyof Operations]: Operations[Name] & { operationId: Name; tags: string[] };
  };
}

const jobLists = {
  querystring: queries.JobDescriptionsQuery,
  response: listAnswers(Type.Array(resources.JobDescription)),
};

/**
 * Operations of the API: parameters and responses. Routes validate with these; the OpenAPI document derives from them.
 */
export const operations = {
  ...tagged('offers', {
    searchOffers: {
      summary: 'Search offers',
      description:
        'Keywords match inflected forms and synonyms, and may combine a job with a place, a contract or a condition: "alternance boucher nantes". When no offer matches everything, `correctedKeywords` and `replacedKeywords` give the words searched instead; `hasAnyKeyword`, `leftOutKeywords` and `widenedPlace` report a partial match. Relevance ranks nearby offers first. If several places are given, the first in this order applies: town, department, region, position. Open offers only; ties are ordered by date, then reference.',
      querystring: queries.OffersQuery,
      response: listAnswers(resources.OfferSearchResult),
    },
    listOffersByReference: {
      summary: 'Several offers by reference',
      description:
        'In the requested order, at most 200, closed offers included; unknown references are omitted. For favourites.',
      querystring: queries.MultipleQuery,
      response: listAnswers(Type.Array(resources.Offer)),
    },
    listSearches: {
      summary: 'Searches with results, for search engines',
      description:
        'Every pair of a job and a town, department, region or contract type with open offers, most offers first. Only values that their URL label resolves to: "paris" is the department. Cached for an hour.',
      querystring: queries.SearchesQuery,
      response: listAnswers(Type.Array(resources.OfferSearch)),
    },
    countByDepartment: {
      summary: 'Counts of a search by department',
      description:
        'Takes the parameters of `GET /offers/`, with the same meaning. Departments without matching offers are omitted; sorted by number, in one page.',
      querystring: queries.OffersQuery,
      response: listAnswers(Type.Array(resources.DepartmentCount)),
    },
    getOffer: {
      summary: 'One offer',
      description:
        'With all its texts and questions. A closed offer is still returned, with `status` CLOSED.',
      params: queries.ReferenceParameters,
      response: itemAnswers(resources.OfferDetail),
    },
  }),
  ...tagged('referentials', {
    listReferentials: {
      summary: 'Reference values by type, or matching a typed text',
      description:
        'With `keyword`: the most likely first, each with the number of offers that it would find; with `labelForUrl`: those with this URL label. Places without offers are omitted if others have some; exact names come first, then towns, departments, regions and overseas. Everyday names such as "idf" match too.',
      querystring: queries.ReferentialsQuery,
      response: listAnswers(Type.Array(resources.Referential)),
    },
    listReferentialsForSeo: {
      summary: 'Values for search engines',
      description: 'Most important first; for links to popular searches.',
      querystring: queries.SeoReferentialsQuery,
      response: listAnswers(Type.Array(resources.Referential)),
    },
    suggestKeywords: {
      summary: 'Keyword suggestions for a typed text',
      description:
        'Items of the types OFFER_FAMILY (job), FAMILY_CATEGORY (sector), OFFER_PROFILE, and CONTRACT_TYPE, DURATION, ENTITY and MENTION, whose label a search recognises as keywords. Exact names first, then prefixes, then words within the label; each group sorted by open offers. Feminine forms and synonyms match too: `matchedName` gives the one that did.',
      querystring: queries.KeywordQuery,
      response: listAnswers(Type.Array(resources.Referential)),
    },
    getReferential: {
      summary: 'One reference value',
      description: 'Of any type, by its code.',
      params: queries.ReferentialParameters,
      response: itemAnswers(resources.Referential),
    },
  }),
  ...tagged('entities', {
    listEntities: {
      summary: 'Companies and brands',
      description: 'All companies and brands of the group, by name.',
      querystring: queries.ListQuery,
      response: listAnswers(Type.Array(resources.Entity)),
    },
  }),
  ...tagged('jobs', {
    listJobDescriptions: {
      ...jobLists,
      summary: 'Sectors and jobs',
      description: 'Sectors have no parent. Parameters are combined with AND.',
    },
    listJobDescriptionsForSeo: {
      ...jobLists,
      summary: 'Jobs for search engines',
      description: 'Jobs with a URL of their own for offers, most popular first.',
    },
    getJobDescription: {
      summary: 'One sector or job',
      description: 'With its texts, films, testimonies and profiles.',
      params: queries.JobParameters,
      response: itemAnswers(resources.JobDescription),
    },
    getOfferProfile: {
      summary: 'The profile of a URL label',
      description: 'Usual name of an offer’s profile, found by the label in URLs.',
      params: queries.LabelParameters,
      response: itemAnswers(resources.OfferProfile),
    },
  }),
  ...tagged('news', {
    listNews: {
      summary: 'News',
      description: 'Published news, latest first.',
      querystring: queries.NewsQuery,
      response: listAnswers(Type.Array(resources.News)),
    },
    getNews: {
      summary: 'One news item',
      description: 'With its texts, pictures, film and testimony.',
      params: queries.NewsParameters,
      response: itemAnswers(resources.NewsDetail),
    },
  }),
  ...tagged('applications', {
    sendApplication: {
      summary: 'Apply to an offer, spontaneously, or to be contacted',
      description:
        'Idempotent: stored once per key, offer and address, and for a spontaneous one per company and address; confirmed by mail. File types are detected from the content. A browser that posts an HTML form (`Accept: text/html`) is redirected with 303.',
      consumes: ['multipart/form-data'],
      headers: Type.Object({ 'idempotency-key': Type.Optional(queries.IdempotencyKey) }),
      response: keyedFormAnswers(resources.ApplicationReceipt),
    },
    showApplication: {
      summary: 'A submitted application',
      description: 'For the page that its confirmation mail links to. Read-only, and never cached.',
      querystring: queries.TokenQuery,
      response: personalAnswers(resources.SentApplication),
    },
    withdrawApplication: {
      summary: 'Withdraw an application',
      description: 'Deletes it and its documents immediately. Idempotent.',
      querystring: queries.TokenQuery,
      response: actionAnswers(resources.ApplicationState),
    },
    replaceCv: {
      summary: 'Send a newer CV',
      description:
        'Files must meet the rules of an application. Deletes the previous CV immediately; confirmed by mail, at most once an hour.',
      consumes: ['multipart/form-data'],
      querystring: queries.TokenQuery,
      response: actionAnswers(resources.NewerCvState, 404),
    },
    applyLater: {
      summary: 'Get the link of an application by e-mail',
      description:
        'At most one mail a day per offer and address, and five per address. The response is identical for every address. A browser that posts an HTML form (`Accept: text/html`) is redirected with 303.',
      consumes: ['multipart/form-data'],
      response: formAnswers(resources.ApplyLaterReceipt),
    },
  }),
  ...tagged('alerts', {
    subscribe: {
      summary: 'Get new offers by e-mail',
      description:
        'The response is identical for known and unknown addresses; the link in the first mail confirms the alert.',
      consumes: ['multipart/form-data'],
      response: formAnswers(resources.AlertReceipt),
    },
    showAlert: {
      summary: 'An alert’s criteria',
      description: 'For the pages that its mails link to. Read-only, and never cached.',
      querystring: queries.TokenQuery,
      response: personalAnswers(resources.AlertDescription),
    },
    confirmAlert: {
      summary: 'Confirm an alert',
      description: 'Called by the button on the page that the first mail links to; valid for seven days.',
      querystring: queries.TokenQuery,
      response: actionAnswers(resources.AlertState, 404),
    },
    changeAlert: {
      summary: 'Change an alert',
      description:
        'Jobs, place and frequency; absent fields keep their values. Renews its expiry, and confirms a pending alert.',
      consumes: ['multipart/form-data'],
      querystring: queries.TokenQuery,
      response: actionAnswers(resources.AlertState, 404),
    },
    endAlert: {
      summary: 'End an alert',
      description:
        'One-click unsubscription by a mail client (RFC 8058), or the button of the page, whose form may give a reason. Idempotent.',
      querystring: queries.TokenQuery,
      response: actionAnswers(resources.AlertState),
    },
    showEndOfAlert: {
      summary: 'The page that ends an alert',
      description: 'For mail clients that open the address: a GET does not end the alert.',
      querystring: queries.TokenQuery,
      response: redirectAnswers('The page is at `Location`.'),
    },
  }),
};
