import { MAX_SALARY } from '@careers/api-client/form-rules';
import Type from 'typebox';
import type { Static } from 'typebox';
import { facetParameters } from './facets.ts';

/** The most items that a page of a list may have. */
const MAXIMUM_SIZE = 1000;
/** Nothing a visitor types is longer; more is an attack. */
const MAXIMUM_TEXT = 2000;

const Text = (description: string, example?: string) =>
  Type.Optional(
    Type.String({ maxLength: MAXIMUM_TEXT, description, ...(example ? { examples: [example] } : {}) }),
  );

const BooleanText = (description: string) => Type.Optional(Type.Enum(['true', 'false'], { description }));

const page = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'Page, from 0.' }),
);
const size = (fallback: number) =>
  Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAXIMUM_SIZE, default: fallback, description: 'Items a page.' }),
  );

export const OffersQuery = Type.Object({
  page,
  size: size(10),
  sort: Text(
    '`score,desc`, `publicationDate,desc` or `distance,asc`; anything else is by date.',
    'score,desc',
  ),
  keywords: Text('Words to look for, in any order.', 'boucher'),
  keywordsAs: Type.Optional(
    Type.Enum(['words'], {
      description: '`words`: no place, no filter and no intent is read out of the keywords.',
    }),
  ),
  codeTown: Text('Code of a town.', 'town_44109'),
  codeDepartment: Text('Code of a department.', 'dep_44'),
  codeRegion: Text('Code of a region.', 'reg_52'),
  ...facetParameters,
  publishedWithinDays: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 365,
      description: 'Only offers published in so many days up to now.',
      examples: [7],
    }),
  ),
  minimumSalary: Type.Optional(
    Type.Number({
      minimum: 1,
      maximum: MAX_SALARY,
      description:
        'Only offers that say what they pay, up to this or more: euros a month before tax, an hour being 1/151.67 of a month, a year 12 months. `withSalary` says how many offers say it at all.',
      examples: [2000],
    }),
  ),
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
    Type.Number({ default: 30, description: 'Kilometres around the town or position, 5 to 100.' }),
  ),
  codeOfferFamilyCategory: Text('Code of a sector.', 'job_family_magasins'),
  codeJob: Text('Code of a job.', 'job_boucherie'),
  codeJobName: Text('Same as `codeJob`.', 'job_boucherie'),
  codeShop: Text('Code of a shop.', 'super-u-44215'),
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
  page,
  size: size(1000),
  type: Text(
    'Types of the values, comma-joined: TOWN, DEPARTMENT, REGION, CONTRACT_TYPE; all without.',
    'TOWN',
  ),
  codeJob: Text('Codes of jobs, comma-joined; all without.', 'job_boucherie'),
});

export const ReferentialsQuery = Type.Object({
  page,
  size: size(20),
  type: Text('Types, comma-joined.', 'TOWN,DEPARTMENT,REGION'),
  sort: Text('`type,asc`, `numOrder,asc`, `label,asc`; by relevance for a keyword otherwise.', 'type,asc'),
  keyword: Text(
    'Start of a label without accents, of a word of it, of an everyday name, or of a postcode.',
    'nan',
  ),
  labelForUrl: Text('Exact URL label.', 'nantes'),
});

export const SeoReferentialsQuery = Type.Object({
  page,
  size: size(20),
  type: Text('Types, comma-joined.', 'REGION'),
});

export const KeywordQuery = Type.Object({
  page,
  size: size(20),
  sort: Text('Ignored: suggestions are by relevance.', 'score,desc'),
  keyword: Text('Start of a word of the label, or of another name.', 'bou'),
});

export const ListQuery = Type.Object({
  page,
  size: size(100),
  sort: Text('`label,asc` or `label,desc`.', 'label,asc'),
});

export const JobDescriptionsQuery = Type.Object({
  page,
  size: size(1000),
  parentCode: Text('Code of the sector.', 'job_family_magasins'),
  titleForUrl: Text('URL label of the job or sector.', 'boucher'),
  parentTitleForUrl: Text('URL label of the sector.', 'les-metiers-en-supermarche'),
  hasParent: BooleanText('True for jobs, false for sectors.'),
  withOffersProfile: BooleanText('Adds `offersProfile`.'),
  isPromote: BooleanText('True for promoted jobs only.'),
});

export const NewsQuery = Type.Object({
  page,
  size: size(10),
  sort: Text('`publicationDate,desc` or `publicationDate,asc`.', 'publicationDate,desc'),
});

export const NewsParameters = Type.Object({
  code: Type.Integer({
    minimum: 1,
    maximum: 999_999_999,
    description: 'Number of the news.',
    examples: [64],
  }),
});

/** A code of any length may be asked for: what nothing has is not found. */
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
    minLength: 20,
    maxLength: 100,
    description: 'From the link of a mail.',
    examples: ['3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  }),
});
export const IdempotencyKey = Type.String({
  pattern: '^[\\w-]{8,80}$',
  description: 'Kept over retries of one application, which is then stored once.',
  examples: ['0b7c6c0e-9f4f-4a59-8f4e-8a5a5d2f8e11'],
});

export type OffersQueryValues = Static<typeof OffersQuery>;
export type JobDescriptionsQueryValues = Static<typeof JobDescriptionsQuery>;
