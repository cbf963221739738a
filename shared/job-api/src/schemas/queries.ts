import Type from 'typebox';
import type { Static } from 'typebox';
import { facetParameters } from './facets.ts';
import { limitParameters, placeParameters, sortParameter, subjectParameters } from './search-parameters.ts';
import { optionalText } from './values.ts';

/** Maximum number of items per page. */
const MAX_SIZE = 1000;
const BooleanText = (description: string) => Type.Optional(Type.Enum(['true', 'false'], { description }));

const page = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'Page, from 0.' }),
);
const paging = (size: number) => ({
  page,
  size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_SIZE, default: size, description: 'Items per page.' }),
  ),
});

export const OffersQuery = Type.Object({
  ...paging(10),
  sort: sortParameter,
  keywords: optionalText('Search terms, in any order.', 'boucher'),
  keywordsAs: Type.Optional(
    Type.Enum(['words'], {
      description: '`words`: no place, filter or intent is recognised in the keywords.',
    }),
  ),
  ...placeParameters,
  ...facetParameters,
  ...limitParameters,
  latitude: Type.Optional(
    Type.Number({
      minimum: -90,
      maximum: 90,
      description: 'Position in degrees, with `longitude`.',
      examples: [47.218],
    }),
  ),
  longitude: Type.Optional(
    Type.Number({ minimum: -180, maximum: 180, description: 'Position in degrees.', examples: [-1.553] }),
  ),
  radius: Type.Optional(
    Type.Number({ default: 30, description: 'Kilometres around each town or the position, 5 to 100.' }),
  ),
  ...subjectParameters,
});

export const MultipleQuery = Type.Object({
  page,
  references: Type.String({
    maxLength: 4000,
    description: 'References, comma-joined.',
    examples: ['2025-10432,2025-9'],
  }),
});

export const SearchesQuery = Type.Object({
  ...paging(1000),
  type: optionalText(
    'Types of the values, comma-joined: TOWN, DEPARTMENT, REGION, CONTRACT_TYPE; all by default.',
    'TOWN',
  ),
  codeJob: optionalText('Codes of jobs, comma-joined; all by default.', 'job_boucherie'),
});

export const ReferentialsQuery = Type.Object({
  ...paging(20),
  type: optionalText('Types, comma-joined.', 'TOWN,DEPARTMENT,REGION'),
  sort: optionalText(
    '`type,asc`, `numOrder,asc`, `label,asc`; with a keyword, by relevance by default.',
    'type,asc',
  ),
  keyword: optionalText(
    'Prefix of a label, of one of its words, of an everyday name or of a postcode; accents are ignored.',
    'nan',
  ),
  labelForUrl: optionalText('Exact URL label.', 'nantes'),
});

export const SeoReferentialsQuery = Type.Object({
  ...paging(20),
  type: optionalText('Types, comma-joined.', 'REGION'),
});

export const KeywordQuery = Type.Object({
  ...paging(20),
  sort: optionalText('Ignored: suggestions are sorted by relevance.', 'score,desc'),
  keyword: optionalText('Prefix of a word of the label, or of a synonym.', 'bou'),
});

export const ListQuery = Type.Object({
  ...paging(100),
  sort: optionalText('`label,asc` or `label,desc`.', 'label,asc'),
});

export const JobDescriptionsQuery = Type.Object({
  ...paging(1000),
  parentCode: optionalText('Code of the sector.', 'job_family_magasins'),
  titleForUrl: optionalText('URL label of the job or sector.', 'boucher'),
  parentTitleForUrl: optionalText('URL label of the sector.', 'les-metiers-en-supermarche'),
  hasParent: BooleanText('True for jobs, false for sectors.'),
  withOffersProfile: BooleanText('Adds `offersProfile`.'),
  isPromote: BooleanText('True for promoted jobs only.'),
});

export const NewsQuery = Type.Object({
  ...paging(10),
  sort: optionalText('`publicationDate,desc` or `publicationDate,asc`.', 'publicationDate,desc'),
});

export const NewsParameters = Type.Object({
  code: Type.Integer({
    minimum: 1,
    maximum: 999_999_999,
    description: 'Number of the news item.',
    examples: [64],
  }),
});

/** No length limit: an unknown code is a 404. */
const code = (example: string) =>
  Type.Object({ code: Type.String({ description: 'Its code.', examples: [example] }) });
export const ReferentialParameters = code('town_44109');
export const JobParameters = code('job_boucherie');
export const ReferenceParameters = Type.Object({
  reference: Type.String({ description: 'Its reference.', examples: ['2025-10432'] }),
});
export const LabelParameters = Type.Object({
  labelForUrl: Type.String({ description: 'Its URL label.', examples: ['boucher'] }),
});

export const TokenQuery = Type.Object({
  token: Type.String({
    description: 'Token from the link in a mail.',
    examples: ['3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  }),
});
export const IdempotencyKey = Type.String({
  pattern: '^[\\w-]{8,80}$',
  description: 'The same for every retry of one application, so that it is stored once.',
  examples: ['0b7c6c0e-9f4f-4a59-8f4e-8a5a5d2f8e11'],
});

export type OffersQueryValues = Static<typeof OffersQuery>;
export type JobDescriptionsQueryValues = Static<typeof JobDescriptionsQuery>;
