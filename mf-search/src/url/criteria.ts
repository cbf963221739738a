import { MAX_SALARY } from '@careers/api-client';
import type { OfferSearchResult } from '@careers/api-client';
import { formatInteger } from '@careers/ui/french';

/** What the API counts under a name. */
type CountedAs<Count> = {
  [Name in keyof OfferSearchResult]-?: NonNullable<OfferSearchResult[Name]> extends readonly Count[]
    ? Name
    : never;
}[keyof OfferSearchResult];

export interface Criterion {
  /** What is looked for, where (one place at a time), or what narrows the list further. */
  readonly role: 'subject' | 'place' | 'filter';
  /** The clean path can hold it, and the heading says it. */
  readonly inPath?: true;
  /** Its name in the job API where that is another one; null for what the API need not know. */
  readonly apiName?: string | null;
}

/** A filter that offers its values, each with the offers that it would leave. */
interface Offered {
  readonly legend: string;
  readonly hint?: string;
  /** The filter or its value is not shown where it would leave no offer at all. */
  readonly isHiddenWhenEmpty?: true;
}

interface TextCriterion extends Criterion {
  readonly kind: 'text' | 'flag';
}

/** Codes, several at once; `values` is where the job API lists them, absent where only counted ones are known. */
export interface ListCriterion extends Criterion, Offered {
  readonly kind: 'list';
  readonly counts: CountedAs<{ code: string; label: string; count: number }>;
  readonly values?: 'CONTRACT_TYPE' | 'DURATION' | 'entities';
}

/** A whole number from 1 to the most that the job API takes. */
export interface LimitCriterion extends Criterion, Offered {
  readonly kind: 'limit';
  readonly maximum: number;
  readonly counts: CountedAs<{ value: number; count: number }>;
  /** The choice of no limit. */
  readonly none: string;
  /** A value in its list, under the legend. */
  label(value: number): string;
  /** The same where it stands alone. */
  chip(value: number): string;
}

interface NumberCriterion extends Criterion {
  readonly kind: 'number';
}

const days = (value: number): string => (value === 1 ? '24\u00A0heures' : `${value}\u00A0jours`);
const euros = (value: number): string => `${formatInteger(value)}\u00A0€`;
const salary = (value: number, unit: string): string =>
  value === 1 ? 'Salaire indiqué' : `Au moins ${euros(value)}${unit}`;

/**
 * One row a criterion, in the order in which addresses name them (decisions.md#query-parameters). Reading, normalising
 * and building an address, the API's query, filters, chips and heading follow from it.
 */
export const CRITERIA = {
  keywords: { kind: 'text', role: 'subject', inPath: true },
  /** `words`: no place and no filter is read out of the keywords. */
  keywordsAs: { kind: 'flag', role: 'subject' },
  codeJobName: { kind: 'text', role: 'subject', inPath: true, apiName: 'codeJob' },
  labelJobName: { kind: 'text', role: 'subject', inPath: true, apiName: null },
  labelJobForUrl: { kind: 'text', role: 'subject', inPath: true, apiName: null },
  codeTown: { kind: 'text', role: 'place', inPath: true },
  codeDepartment: { kind: 'text', role: 'place', inPath: true },
  codeRegion: { kind: 'text', role: 'place', inPath: true },
  codeContractType: {
    kind: 'list',
    role: 'filter',
    inPath: true,
    legend: 'Contrat',
    values: 'CONTRACT_TYPE',
    counts: 'contractTypes',
  },
  codeOfferTime: {
    kind: 'list',
    role: 'filter',
    inPath: true,
    legend: 'Temps de travail',
    values: 'DURATION',
    counts: 'offerTimes',
  },
  codeEntity: {
    kind: 'list',
    role: 'filter',
    legend: 'Entité',
    values: 'entities',
    counts: 'entities',
    isHiddenWhenEmpty: true,
  },
  codeMention: {
    kind: 'list',
    role: 'filter',
    legend: 'Conditions',
    hint: 'D’après le texte de l’annonce.',
    counts: 'mentions',
  },
  publishedWithinDays: {
    kind: 'limit',
    role: 'filter',
    maximum: 365,
    legend: 'Date de publication',
    none: 'Toutes les dates',
    counts: 'publishedWithin',
    label: (value) => `Depuis ${days(value)}`,
    chip: (value) => `Publiée depuis ${days(value)}`,
  },
  /** Euros a month before tax; 1 for any offer that says what it pays. */
  minimumSalary: {
    kind: 'limit',
    role: 'filter',
    maximum: MAX_SALARY,
    legend: 'Salaire',
    none: 'Toutes les offres',
    hint: 'Brut par mois, pour un temps plein. Les offres qui n’indiquent pas de salaire sont alors laissées de côté.',
    counts: 'paidFrom',
    isHiddenWhenEmpty: true,
    label: (value) => salary(value, ''),
    chip: (value) => salary(value, ' brut par mois'),
  },
  latitude: { kind: 'number', role: 'place' },
  longitude: { kind: 'number', role: 'place' },
  /** Kilometres; absent for the default one. */
  radius: { kind: 'number', role: 'filter' },
  codeOfferFamilyCategory: { kind: 'text', role: 'subject' },
  codeShop: { kind: 'text', role: 'filter' },
} as const satisfies Record<string, TextCriterion | ListCriterion | LimitCriterion | NumberCriterion>;

export type CriterionName = keyof typeof CRITERIA;
type NameWith<Property> = {
  [Name in CriterionName]: (typeof CRITERIA)[Name] extends Property ? Name : never;
}[CriterionName];

/** Criteria of several codes. */
export type ListName = NameWith<{ kind: 'list' }>;
/** Criteria that are a limit, of a few values that are offered. */
export type LimitName = NameWith<{ kind: 'limit' }>;

interface ValueOf {
  text: string;
  flag: 'words';
  list: readonly string[];
  limit: number;
  number: number;
}

/** What a visitor searches for. An absent field means "no such filter". */
export type Criteria = {
  readonly [Name in CriterionName]?: ValueOf[(typeof CRITERIA)[Name]['kind']];
};

const isCriterion = (name: string): name is CriterionName => Object.hasOwn(CRITERIA, name);

/** The order in which parameters are written; `page` and `sort` follow. */
export const CRITERIA_ORDER: readonly CriterionName[] = Object.keys(CRITERIA).filter(isCriterion);

const namesWith = <const Property extends object>(property: Property): readonly NameWith<Property>[] =>
  CRITERIA_ORDER.filter((name): name is NameWith<Property> =>
    Object.entries(property).every(([key, value]) => Reflect.get(CRITERIA[name], key) === value),
  );

export const TEXT_NAMES = namesWith({ kind: 'text' });
export const LIST_NAMES = namesWith({ kind: 'list' });
export const LIMIT_NAMES = namesWith({ kind: 'limit' });
export const NUMBER_NAMES = namesWith({ kind: 'number' });
export const SUBJECT_NAMES = namesWith({ role: 'subject' });
/** Where: only one of them at a time, save for the two coordinates. */
export const PLACE_NAMES = namesWith({ role: 'place' });
export const FILTER_NAMES = namesWith({ role: 'filter' });
/** Criteria that the clean path can hold, and the heading says. */
export const PATH_NAMES = namesWith({ inPath: true });

/** What the first segment of the path can hold. */
export const PATH_SUBJECTS = namesWith({ role: 'subject', inPath: true });
/** Filters of which the path can hold a value. */
export const PATH_LISTS = namesWith({ kind: 'list', inPath: true });

/** A value for each of some criteria. */
export const recordOf = <Name extends CriterionName, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
