import { MAX_SALARY } from '@careers/api-client';
import { formatInteger } from '@careers/ui/french';
import type {
  LimitCriterion,
  ListCriterion,
  NumberCriterion,
  PlacesCriterion,
  TextCriterion,
} from './criterion.ts';

const days = (value: number): string => (value === 1 ? '24\u00A0heures' : `${value}\u00A0jours`);
const euros = (value: number): string => `${formatInteger(value)}\u00A0€`;
const salary = (value: number, unit: string): string =>
  value === 1 ? 'Salaire indiqué' : `Au moins ${euros(value)}${unit}`;

/**
 * One row per criterion, in the order of URL parameters (decisions.md#query-parameters). Parsing, normalising, building
 * URLs, API queries, filters, chips and headings derive from it.
 */
export const CRITERIA = {
  keywords: { kind: 'text', role: 'subject', inPath: true },
  /** `words`: no place or filter is recognised in the keywords. */
  keywordsAs: { kind: 'flag', role: 'subject' },
  codeJobName: { kind: 'text', role: 'subject', inPath: true, apiName: 'codeJob' },
  labelJobName: { kind: 'text', role: 'subject', inPath: true, apiName: null },
  labelJobForUrl: { kind: 'text', role: 'subject', inPath: true, apiName: null },
  codeTown: { kind: 'text', role: 'place', inPath: true },
  codeDepartment: { kind: 'text', role: 'place', inPath: true },
  codeRegion: { kind: 'text', role: 'place', inPath: true },
  /** Two or three towns, departments and regions. */
  codePlace: { kind: 'places', role: 'place' },
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
  /** Gross euros a month; 1 for any offer with a stated salary. */
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
  /** Kilometres; absent for the default. */
  radius: { kind: 'number', role: 'filter' },
  codeOfferFamilyCategory: { kind: 'text', role: 'subject' },
  codeShop: { kind: 'text', role: 'filter' },
} as const satisfies Record<
  string,
  TextCriterion | ListCriterion | LimitCriterion | PlacesCriterion | NumberCriterion
>;

export type CriterionName = keyof typeof CRITERIA;
type NameWith<Property> = {
  [Name in CriterionName]: (typeof CRITERIA)[Name] extends Property ? Name : never;
}[CriterionName];

export type ListName = NameWith<{ kind: 'list' }>;
export type LimitName = NameWith<{ kind: 'limit' }>;

interface ValueOf {
  text: string;
  flag: 'words';
  list: readonly string[];
  places: readonly string[];
  limit: number;
  number: number;
}

/** Search criteria; an absent field is no filter. */
export type Criteria = {
  readonly [Name in CriterionName]?: ValueOf[(typeof CRITERIA)[Name]['kind']];
};

const isCriterion = (name: string): name is CriterionName => Object.hasOwn(CRITERIA, name);

/** The order of URL parameters; `page` and `sort` follow. */
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
/** Mutually exclusive, except for the two coordinates. */
export const PLACE_NAMES = namesWith({ role: 'place' });
export const FILTER_NAMES = namesWith({ role: 'filter' });
/** Criteria in the clean path and the heading. */
export const PATH_NAMES = namesWith({ inPath: true });

/** Criteria allowed as the path's first segment. */
export const PATH_SUBJECTS = namesWith({ role: 'subject', inPath: true });
export const PATH_LISTS = namesWith({ kind: 'list', inPath: true });

export const recordOf = <Name extends CriterionName, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

export function omit(criteria: Criteria, names: readonly CriterionName[]): Criteria {
  return Object.fromEntries(
    Object.entries(criteria).filter(([name]) => !names.some((omitted) => omitted === name)),
  );
}

/** Returns the codes of a search's places; none for a position. */
export function placeCodes({ codePlace, codeTown, codeDepartment, codeRegion }: Criteria): readonly string[] {
  if (codePlace) return codePlace;
  const code = codeTown ?? codeDepartment ?? codeRegion;
  return code === undefined ? [] : [code];
}

/** Returns the criterion of a place; empty for other types. */
export function placeCriteria({ type, code }: { type: string; code: string }): Criteria {
  if (type === 'TOWN') return { codeTown: code };
  if (type === 'DEPARTMENT') return { codeDepartment: code };
  return type === 'REGION' ? { codeRegion: code } : {};
}
