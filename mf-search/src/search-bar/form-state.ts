import { AROUND_ME, PLACE_NAMES, SUBJECT_NAMES, placeLabel } from '../url/index.ts';
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

/** The words of a search where there is little room: what, then where. */
export function searchSummary(criteria: Criteria, items: Items): { what: string; where: string } {
  const where = placeLabel(criteria, items) ?? 'Partout en France';
  const hasRadius = criteria.codeTown !== undefined || criteria.latitude !== undefined;
  return {
    what: items.keywords?.label ?? items.job?.label ?? 'Tous les métiers',
    where: hasRadius && where !== AROUND_ME ? `${where}, ${criteria.radius ?? 30}\u00A0km autour` : where,
  };
}
