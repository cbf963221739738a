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
 * Operations of the API: parameters and answers. Routes validate with these; the OpenAPI document derives from them.
 */
export const operations = {
  ...tagged('offers', {
    searchOffers: {
      summary: 'Search offers',
      description:
        'Words are found in all their forms, by other names, and as a job with a place, a contract or a condition: "alternance boucher nantes". When no offer has all of it, `correctedKeywords` and `replacedKeywords` say what was searched instead, `hasAnyKeyword`, `leftOutKeywords` and `widenedPlace` that a part was enough. Relevance puts near offers first. Of several places the first counts: town, department, region, position. Open offers only; ties are ordered by date, then reference.',
      querystring: queries.OffersQuery,
      response: listAnswers(resources.OfferSearchResult),
    },
    listOffersByReference: {
      summary: 'Several offers by reference',
      description:
        'In the order asked for, 200 at most, closed ones too; unknown references are left out. For favourites.',
      querystring: queries.MultipleQuery,
      response: listAnswers(Type.Array(resources.Offer)),
    },
    listSearches: {
      summary: 'Searches that find something, for search engines',
      description:
        'Every pair of a job with a town, a department, a region or a contract type that has open offers, the one with most offers first. Only values whose URL label means them: "paris" is the department. Kept for an hour.',
      querystring: queries.SearchesQuery,
      response: listAnswers(Type.Array(resources.OfferSearch)),
    },
    countByDepartment: {
      summary: 'Where the offers of a search are',
      description:
        'Takes what `GET /offers/` takes and reads it the same way. Departments without any of the offers are left out; by number, in one page.',
      querystring: queries.OffersQuery,
      response: listAnswers(Type.Array(resources.DepartmentCount)),
    },
    getOffer: {
      summary: 'One offer',
      description: 'With all its texts and questions. A closed offer is still there, with `status` CLOSED.',
      params: queries.ReferenceParameters,
      response: itemAnswers(resources.OfferDetail),
    },
  }),
  ...tagged('referentials', {
    listReferentials: {
      summary: 'Values of some types, or what a typed text may mean',
      description:
        'With `keyword` the likeliest come first, with the number of offers that choosing each would find; with `labelForUrl` those whose address has this label. Places without offers are left out where others have some; those called exactly so come first, the others of a page are towns, departments, regions, then overseas. They are found by everyday names too, such as "idf".',
      querystring: queries.ReferentialsQuery,
      response: listAnswers(Type.Array(resources.Referential)),
    },
    listReferentialsForSeo: {
      summary: 'Values for search engines',
      description: 'The most important first: for links to popular searches.',
      querystring: queries.SeoReferentialsQuery,
      response: listAnswers(Type.Array(resources.Referential)),
    },
    suggestKeywords: {
      summary: 'Jobs and more that a typed text may mean',
      description:
        'Items of the types OFFER_FAMILY (job), FAMILY_CATEGORY (sector), OFFER_PROFILE, and CONTRACT_TYPE, DURATION, ENTITY and MENTION, whose label a search understands as keywords. What is called so first, then what begins so, then what has such a word; among these by open offers. Found by feminine forms and other names too: `matchedName` says which.',
      querystring: queries.KeywordQuery,
      response: listAnswers(Type.Array(resources.Referential)),
    },
    getReferential: {
      summary: 'One value',
      description: 'Of any type, by the code that other calls take.',
      params: queries.ReferentialParameters,
      response: itemAnswers(resources.Referential),
    },
  }),
  ...tagged('entities', {
    listEntities: {
      summary: 'Companies and brands',
      description: 'All of the group, by name.',
      querystring: queries.ListQuery,
      response: listAnswers(Type.Array(resources.Entity)),
    },
  }),
  ...tagged('jobs', {
    listJobDescriptions: {
      ...jobLists,
      summary: 'Sectors and jobs',
      description: 'Sectors have no parent. Parameters narrow the list; all of them must hold.',
    },
    listJobDescriptionsForSeo: {
      ...jobLists,
      summary: 'Jobs for search engines',
      description: 'The jobs that have addresses of their own for offers, the most popular first.',
    },
    getJobDescription: {
      summary: 'One sector or job',
      description: 'With its texts, films, testimonies and profiles.',
      params: queries.JobParameters,
      response: itemAnswers(resources.JobDescription),
    },
    getOfferProfile: {
      summary: 'The profile of a URL label',
      description: 'The usual name of what an offer looks for, as addresses write it.',
      params: queries.LabelParameters,
      response: itemAnswers(resources.OfferProfile),
    },
  }),
  ...tagged('news', {
    listNews: {
      summary: 'News',
      description: 'What has been published up to now, the latest first.',
      querystring: queries.NewsQuery,
      response: listAnswers(Type.Array(resources.News)),
    },
    getNews: {
      summary: 'One piece of news',
      description: 'With its texts, pictures, film and testimony.',
      params: queries.NewsParameters,
      response: itemAnswers(resources.NewsDetail),
    },
  }),
  ...tagged('applications', {
    sendApplication: {
      summary: 'Apply to an offer, spontaneously, or to be contacted',
      description:
        'Stored once for each key, offer and address, and for a spontaneous one each company and address; confirmed by mail. The content of files decides what they are. A browser that posts the form of a page (`Accept: text/html`) is sent on with 303.',
      consumes: ['multipart/form-data'],
      headers: Type.Object({ 'idempotency-key': Type.Optional(queries.IdempotencyKey) }),
      response: keyedFormAnswers(resources.ApplicationReceipt),
    },
    showApplication: {
      summary: 'What was sent',
      description:
        'For the page that its confirmation mail leads to. Nothing changes by it, and no cache keeps it.',
      querystring: queries.TokenQuery,
      response: personalAnswers(resources.SentApplication),
    },
    withdrawApplication: {
      summary: 'Withdraw an application',
      description: 'Deletes it and its documents at once. Again is no error.',
      querystring: queries.TokenQuery,
      response: actionAnswers(resources.ApplicationState),
    },
    replaceCv: {
      summary: 'Send a newer CV',
      description:
        'By the rules of files of an application. It replaces the CV before, which is deleted at once, and is confirmed by mail, once an hour.',
      consumes: ['multipart/form-data'],
      querystring: queries.TokenQuery,
      response: actionAnswers(resources.NewerCvState, 404),
    },
    applyLater: {
      summary: 'Get the link of an application by e-mail',
      description:
        'One mail a day for each offer and address, and five for each address. The answer is the same for every address. A browser that posts the form of a page (`Accept: text/html`) is sent on with 303.',
      consumes: ['multipart/form-data'],
      response: formAnswers(resources.ApplyLaterReceipt),
    },
  }),
  ...tagged('alerts', {
    subscribe: {
      summary: 'Get new offers by e-mail',
      description:
        'The answer is the same for a known and an unknown address; the link of the first mail confirms the alert.',
      consumes: ['multipart/form-data'],
      response: formAnswers(resources.AlertReceipt),
    },
    showAlert: {
      summary: 'What an alert looks for',
      description: 'For the pages that its mails lead to. Nothing changes by it, and no cache keeps it.',
      querystring: queries.TokenQuery,
      response: personalAnswers(resources.AlertDescription),
    },
    confirmAlert: {
      summary: 'Confirm an alert',
      description: 'What the button does to which the link of the first mail leads, for seven days.',
      querystring: queries.TokenQuery,
      response: actionAnswers(resources.AlertState, 404),
    },
    changeAlert: {
      summary: 'Change an alert',
      description:
        'Jobs, place and frequency; what is absent stays. The time after which it ends begins anew, and one that waits for its confirmation is confirmed.',
      consumes: ['multipart/form-data'],
      querystring: queries.TokenQuery,
      response: actionAnswers(resources.AlertState, 404),
    },
    endAlert: {
      summary: 'End an alert',
      description:
        'One click of a mail program (RFC 8058), or the button of the page, whose form may say why. Again is no error.',
      querystring: queries.TokenQuery,
      response: actionAnswers(resources.AlertState),
    },
    showEndOfAlert: {
      summary: 'The page that ends an alert',
      description: 'For mail programs that open the address: that alone ends nothing.',
      querystring: queries.TokenQuery,
      response: redirectAnswers('The page is at `Location`.'),
    },
  }),
};
