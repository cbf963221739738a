import { AROUND_ME, LIST_NAMES, PLACE_NAMES, SUBJECT_NAMES, omit, placeLabel } from '../url/index.ts';
import type { Criteria, CriterionName, Items } from '../url/index.ts';

/** A text of the search form with the criteria it stands for; none when nothing was chosen for it. */
export interface FieldValue {
  readonly text: string;
  readonly criteria: Criteria;
}

const pick = (criteria: Criteria, names: readonly CriterionName[]): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([name]) => names.some((kept) => kept === name)));

/** The what field of a search: its words, or the job by its name. */
export function whatValue(criteria: Criteria, items: Items): FieldValue {
  if (criteria.keywords) return { text: criteria.keywords, criteria: {} };
  return { text: items.job?.label ?? '', criteria: pick(criteria, SUBJECT_NAMES) };
}

/** The where field of a search. */
export function whereValue(criteria: Criteria, items: Items): FieldValue {
  return { text: placeLabel(criteria, items) ?? '', criteria: pick(criteria, PLACE_NAMES) };
}

/** What is looked for with a search form, in both its fields, and the filters that stay. */
interface FormValues {
  readonly what: FieldValue;
  readonly where: FieldValue;
  readonly criteria: Criteria;
}

/** What the form sends besides its fields; a filter that was chosen in the first one is added to the others. */
export function hiddenCriteria({ what, where, criteria }: FormValues): Criteria {
  const lists = LIST_NAMES.flatMap((name) => {
    const codes = [...(criteria[name] ?? []), ...(what.criteria[name] ?? [])];
    return codes.length > 0 ? [[name, codes]] : [];
  });
  return {
    ...omit(criteria, [...SUBJECT_NAMES, ...PLACE_NAMES, 'radius']),
    ...what.criteria,
    ...where.criteria,
    ...(Object.fromEntries(lists) as Criteria),
  };
}

/** Whether what is looked for is a value of a filter: its name is no word to look for. */
export const isFilter = ({ criteria }: FieldValue): boolean => LIST_NAMES.some((name) => criteria[name]);

/** The words of a search where there is little room: what, then where. */
export function searchSummary(criteria: Criteria, items: Items): { what: string; where: string } {
  const where = placeLabel(criteria, items) ?? 'Partout en France';
  const hasRadius = criteria.codeTown !== undefined || criteria.latitude !== undefined;
  return {
    what: items.keywords?.label ?? items.job?.label ?? 'Tous les métiers',
    where: hasRadius && where !== AROUND_ME ? `${where}, ${criteria.radius ?? 30}\u00A0km autour` : where,
  };
}
