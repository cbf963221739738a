import Type from 'typebox';
import { integer, optionalText, recordOf, text } from './values.ts';

/**
 * Working conditions that offers mention. A trigger detects them in the texts (`offer_mentions`); docs/mentions.md has
 * the rules.
 */
export const MENTIONS = [
  { code: 'mention_telework', label: 'Télétravail' },
  { code: 'mention_beginners', label: 'Débutants acceptés' },
  { code: 'mention_weekendfree', label: 'Week-ends libres' },
  { code: 'mention_weekend', label: 'Travail le week-end' },
  { code: 'mention_night', label: 'Travail de nuit possible' },
] as const;

interface Value {
  code: string;
  label: string;
}

interface FacetRow {
  /** Parameter of `GET /offers/`: codes, comma-joined. */
  parameter: string;
  /** Column of `offer`: a code, or an array of codes. */
  column: string;
  /** Type of the values. */
  type: string;
  /** The values, if neither `GET /referentials/` nor `GET /entity/` lists them. */
  values: readonly Value[] | null;
  /** Property of the answer to `GET /offers/`: every value with its count. */
  answer: string;
  /** Name of the values, and one of them. */
  name: string;
  example: Value;
  /** Operator between the selected values: any (OR) or all (AND). */
  match: 'any' | 'all';
  /** True to sort values by number of offers; false for their own order. */
  byCount: boolean;
  /** True for an addition that another server of the API may lack. */
  isAddition: boolean;
}

/**
 * Filters whose values are counted, a row for each: parameters, conditions, counts and answers derive from it.
 * docs/add-a-facet.md shows how to add one.
 */
export const FACETS = [
  {
    parameter: 'codeContractType',
    column: 'contract_code',
    type: 'CONTRACT_TYPE',
    values: null,
    answer: 'contractTypes',
    name: 'contract types',
    example: { code: 'dr_contract_cdi', label: 'CDI' },
    match: 'any',
    byCount: false,
    isAddition: false,
  },
  {
    parameter: 'codeOfferTime',
    column: 'time_code',
    type: 'DURATION',
    values: null,
    answer: 'offerTimes',
    name: 'working times',
    example: { code: 'dr_jobtime_tempsplein', label: 'Temps plein' },
    match: 'any',
    byCount: false,
    isAddition: false,
  },
  {
    parameter: 'codeEntity',
    column: 'public_entity_code',
    type: 'ENTITY',
    values: null,
    answer: 'entities',
    name: 'entities',
    example: { code: 'super-u', label: 'Super U' },
    match: 'any',
    byCount: true,
    isAddition: false,
  },
  {
    parameter: 'codeMention',
    column: 'mentions',
    type: 'MENTION',
    values: MENTIONS,
    answer: 'mentions',
    name: 'conditions that offers mention',
    example: { code: 'mention_telework', label: 'Télétravail' },
    match: 'all',
    byCount: false,
    isAddition: true,
  },
] as const satisfies readonly FacetRow[];

export type Facet = (typeof FACETS)[number];
export type FacetParameter = Facet['parameter'];
export type FacetColumn = Facet['column'];

/** Returns a record of a value for each facet, under the name that the facet gives it. */
export const ofFacets = <Name extends string, Value>(
  nameOf: (facet: Facet) => Name,
  valueOf: (facet: Facet) => Value,
) => recordOf(FACETS, nameOf, valueOf);

/** The parameters of `GET /offers/`. */
export const facetParameters = ofFacets(
  ({ parameter }) => parameter,
  ({ name, example, match }) =>
    optionalText(
      `Codes of ${name}, comma-joined: offers with ${match === 'all' ? 'all' : 'one'} of them.`,
      example.code,
    ),
);

/** The counts in the answer of `GET /offers/`. */
export const facetAnswers = ofFacets(
  ({ answer }) => answer,
  ({ name, example, match, isAddition }) => {
    const counts = Type.Array(
      Type.Object({
        code: text('Value to select.', example.code),
        label: text('Its name.', example.label),
        count: integer('Offers with it.', 30),
      }),
      {
        description:
          match === 'all'
            ? `All ${name}, with counts of the offers left if each were added to the selection.`
            : `All ${name}, with counts that ignore this facet's own selection.`,
      },
    );
    // Optional for clients, as another server may lack it; this one always sends it.
    return isAddition ? (Type.Optional(counts) as typeof counts) : counts;
  },
);
