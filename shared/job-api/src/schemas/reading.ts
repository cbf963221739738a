import Type from 'typebox';
import { FACETS } from './facets.ts';
import { integer, text } from './values.ts';

/** Intents that keywords can express besides a search for offers. */
export const INTENTS = [
  'AROUND_ME',
  'OWNER',
  'SPONTANEOUS',
  'HANDICAP',
  'MINOR',
  'START_NOW',
  'PAY',
  'BENEFITS',
  'APPLICATIONS',
  'ACCOUNT',
  'ALERT',
  'CONTACT',
] as const;

const list = (description: string, example: string) =>
  Type.Optional(Type.Array(Type.String(), { description, examples: [[example]] }));

/** A place, and the parameters to search there. */
const Place = {
  code: text('For `codeTown`, `codeDepartment` or `codeRegion`.', 'town_44109'),
  label: text('Its name.', 'Nantes (44)'),
  type: text('TOWN, DEPARTMENT or REGION.', 'TOWN'),
  labelForUrl: Type.Optional(text('Its URL label.', 'nantes')),
};

/** Interpretation of the keywords of a search; each property is optional. */
export const readingAnswers = {
  correctedKeywords: Type.Optional(
    text('Words searched in place of the typed ones, which match nothing.', 'poissonnier'),
  ),
  suggestedKeywords: Type.Optional(
    text(
      'Similar words that offers have, to suggest to the visitor ("did you mean"): the typed words are spelled correctly, but match no offer.',
      'cariste',
    ),
  ),
  hasAnyKeyword: Type.Optional(
    Type.Boolean({
      description:
        'True if no offer matches everything typed: the results match a part, described by `leftOutKeywords` and `widenedPlace`.',
    }),
  ),
  keywordPlace: Type.Optional(
    Type.Object(
      {
        ...Place,
        typed: Type.Optional(text('Words that name it, as typed.', 'nante')),
        absentTown: Type.Optional(
          Type.Object(Place, {
            description:
              'Town outside this department: its name was typed beside the department, which has no such town.',
          }),
        ),
      },
      {
        description:
          'Place recognised in the keywords. To use it as the criterion, search for `remainingKeywords` there.',
      },
    ),
  ),
  moreKeywordPlaces: Type.Optional(
    Type.Array(Type.Object({ ...Place, typed: text('Words that name it, as typed.', 'rennes') }), {
      description:
        'Further places in the keywords, also searched: pass them all as `codePlace`. When widened, the radius grows around each; `widenedPlace` is the first.',
    }),
  ),
  otherPlaces: Type.Optional(
    Type.Array(Type.Object(Place), {
      description: 'Other places with the typed name, or with the name of `codeTown`; most populous first.',
    }),
  ),
  remainingKeywords: Type.Optional(
    text(
      'The keywords as typed without the place, and without words such as "près de moi"; may be empty.',
      'bouchère',
    ),
  ),
  searchedKeywords: Type.Optional(
    text(
      'Keywords that remain once the recognised place and filters are criteria; may be empty. Searching for them with these criteria finds the same offers, unless `hasAnyKeyword` is true.',
      'boulangerie',
    ),
  ),
  keywordFilters: Type.Optional(
    Type.Array(
      Type.Object({
        parameter: Type.Enum(
          FACETS.map(({ parameter }) => parameter),
          { description: 'Parameter that takes the code.', examples: ['codeContractType'] },
        ),
        code: text('Value of the filter.', 'dr_contract_alternance'),
        label: text('Its name.', 'Alternance'),
        typed: text('Words that name it, as typed.', 'alternance'),
      }),
      {
        description:
          'Filter values recognised in the keywords: they apply in addition to those of the query.',
      },
    ),
  ),
  keywordRadius: Type.Optional(integer('Kilometres around the town, from the keywords: "à 20 km de".', 20)),
  keywordSalary: Type.Optional(
    integer('Gross monthly pay in euros from the keywords; for `minimumSalary`.', 2000),
  ),
  keywordIntents: Type.Optional(
    Type.Array(
      Type.Enum(INTENTS, {
        description:
          'AROUND_ME: "près de moi". OWNER: "ouvrir un magasin". SPONTANEOUS: "candidature spontanée". HANDICAP: "RQTH". MINOR: "16 ans". START_NOW: "embauche immédiate". PAY: "smic". BENEFITS: "13e mois". APPLICATIONS: "ma candidature". ACCOUNT: "mot de passe". ALERT: "newsletter". CONTACT: "parler à un recruteur".',
      }),
      {
        description: 'Intents in the keywords besides offers: geolocation, store ownership, help.',
      },
    ),
  ),
  replacedKeywords: Type.Optional(
    Type.Array(
      Type.Object({
        typed: text('Word that no offer contains, as typed.', 'drh'),
        searched: text('Closest equivalent.', 'responsable ressources humaines'),
      }),
      {
        description: 'Words replaced in the search by their closest equivalent.',
      },
    ),
  ),
  excludedKeywords: list('Words, as typed, excluded from the results: "sans permis", "-nantes".', 'permis'),
  keywordReferences: list('Offer references typed as keywords: the results are these offers.', '2026-16462'),
  leftOutKeywords: list('Words, as typed, that were ignored.', 'mco'),
  widenedPlace: Type.Optional(
    Type.Object(
      { ...Place, radius: Type.Optional(integer('Kilometres.', 100)) },
      {
        description: 'Area of the results, as the place in the keywords has none: around it, or its region.',
      },
    ),
  ),
};
