import Type from 'typebox';
import { FACETS } from './facets.ts';
import { integer, text } from './values.ts';

/** What keywords may ask for besides offers. */
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
    text('The words that were searched, where those typed find nothing.', 'poissonnier'),
  ),
  suggestedKeywords: Type.Optional(
    text(
      'What to ask the visitor, where the words typed are right but no offer has them: words of offers that look like them.',
      'cariste',
    ),
  ),
  hasAnyKeyword: Type.Optional(
    Type.Boolean({
      description:
        'True where no offer has all that is typed: these have a part of it, as `leftOutKeywords` and `widenedPlace` say.',
    }),
  ),
  keywordPlace: Type.Optional(
    Type.Object(
      {
        ...Place,
        typed: Type.Optional(text('The words that name it, as typed.', 'nante')),
        absentTown: Type.Optional(
          Type.Object(Place, {
            description:
              'A town elsewhere: its name was typed beside this department, which has no such town.',
          }),
        ),
      },
      {
        description:
          'The place that was read out of the keywords. To make it the criterion, search `remainingKeywords` there.',
      },
    ),
  ),
  moreKeywordPlaces: Type.Optional(
    Type.Array(Type.Object({ ...Place, typed: text('The words that name it, as typed.', 'rennes') }), {
      description:
        'Further places in the keywords, searched as well: `codePlace` takes them with the first one. What is widened is the radius around each, `widenedPlace` being the first.',
    }),
  ),
  otherPlaces: Type.Optional(
    Type.Array(Type.Object(Place), {
      description:
        'Other places of the name that was typed, or of the name of `codeTown`; those with most inhabitants first.',
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
      'What is left to look for as words once place and filters that were read are criteria; may be empty. Searching it with these finds the same, unless `hasAnyKeyword` says that it was in vain.',
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
        code: text('Value that offers must have.', 'dr_contract_alternance'),
        label: text('Its name.', 'Alternance'),
        typed: text('The words that name it, as typed.', 'alternance'),
      }),
      {
        description:
          'Values of filters that were read out of the keywords: they count as chosen, besides those of the query.',
      },
    ),
  ),
  keywordRadius: Type.Optional(integer('Kilometres around the town, as the keywords say: "à 20 km de".', 20)),
  keywordSalary: Type.Optional(
    integer('Gross euros a month that the keywords ask for; for `minimumSalary`.', 2000),
  ),
  keywordIntents: Type.Optional(
    Type.Array(
      Type.Enum(INTENTS, {
        description:
          'AROUND_ME: "près de moi". OWNER: "ouvrir un magasin". SPONTANEOUS: "candidature spontanée". HANDICAP: "RQTH". MINOR: "16 ans". START_NOW: "embauche immédiate". PAY: "smic". BENEFITS: "13e mois". APPLICATIONS: "ma candidature". ACCOUNT: "mot de passe". ALERT: "newsletter". CONTACT: "parler à un recruteur".',
      }),
      {
        description: 'What the words ask for that is no offer: a position, to own a store, help.',
      },
    ),
  ),
  replacedKeywords: Type.Optional(
    Type.Array(
      Type.Object({
        typed: text('What no offer says.', 'drh'),
        searched: text('What comes nearest.', 'responsable ressources humaines'),
      }),
      {
        description: 'Words that were searched by what comes nearest to them.',
      },
    ),
  ),
  excludedKeywords: list(
    'Words, as typed, that the offers found do not have: "sans permis", "-nantes".',
    'permis',
  ),
  keywordReferences: list(
    'References of offers that the keywords are: these offers are the answer.',
    '2026-16462',
  ),
  leftOutKeywords: list('Words, as typed, that the offers found need not have.', 'mco'),
  widenedPlace: Type.Optional(
    Type.Object(
      { ...Place, radius: Type.Optional(integer('Kilometres.', 100)) },
      {
        description:
          'Where these offers are, as there are none at the place of the keywords: around it, or in its region.',
      },
    ),
  ),
};
