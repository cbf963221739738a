import {
  AROUND_ME,
  LIST_NAMES,
  PLACE_NAMES,
  SUBJECT_NAMES,
  hasCentre,
  omit,
  placeCodes,
  placeCriteria,
  placeLabel,
} from '../url/index.ts';
import type { Criteria, CriterionName, Items } from '../url/index.ts';

/** A field's text with the criteria that a suggestion gave it; no criteria for typed text. */
export interface FieldValue {
  readonly text: string;
  readonly criteria: Criteria;
}

export const NOWHERE: FieldValue = { text: '', criteria: {} };

const pick = (criteria: Criteria, names: readonly CriterionName[]): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([name]) => names.some((kept) => kept === name)));

/** Keywords, or the name of the job. */
export function whatValue(criteria: Criteria, items: Items): FieldValue {
  if (criteria.keywords) return { text: criteria.keywords, criteria: {} };
  return { text: items.job?.label ?? '', criteria: pick(criteria, SUBJECT_NAMES) };
}

/** One for each place; an empty one without any. */
export function whereValues(criteria: Criteria, items: Items): FieldValue[] {
  const several = items.places?.map((place) => ({ text: place.label, criteria: placeCriteria(place) }));
  return several ?? [{ text: placeLabel(criteria, items) ?? '', criteria: pick(criteria, PLACE_NAMES) }];
}

/** Returns the criteria of the fields' places. */
function placesIn(wheres: readonly FieldValue[]): Criteria {
  const [only = NOWHERE, ...others] = wheres.filter(({ text }) => text !== '');
  if (others.length === 0) return only.criteria;
  return { codePlace: [only, ...others].flatMap((where) => placeCodes(where.criteria)) };
}

/** Values of all fields, and the other filters. */
interface FormValues {
  readonly what: FieldValue;
  readonly wheres: readonly FieldValue[];
  readonly criteria: Criteria;
}

/** Hidden criteria of the form, including a filter chosen as a suggestion. */
export function hiddenCriteria({ what, wheres, criteria }: FormValues): Criteria {
  const lists = LIST_NAMES.flatMap((name) => {
    const codes = [...(criteria[name] ?? []), ...(what.criteria[name] ?? [])];
    return codes.length > 0 ? [[name, codes]] : [];
  });
  return {
    ...omit(criteria, [...SUBJECT_NAMES, ...PLACE_NAMES, 'radius']),
    ...what.criteria,
    ...placesIn(wheres),
    ...(Object.fromEntries(lists) as Criteria),
  };
}

/** Returns true if the suggestion is a filter: its name is not a keyword. */
export const isFilter = ({ criteria }: FieldValue): boolean => LIST_NAMES.some((name) => criteria[name]);

/** Keywords and place of a search, in short. */
export function searchSummary(criteria: Criteria, items: Items): { what: string; where: string } {
  const where = placeLabel(criteria, items) ?? 'Partout en France';
  return {
    what: items.keywords?.label ?? items.job?.label ?? 'Tous les métiers',
    where:
      hasCentre(criteria) && where !== AROUND_ME
        ? `${where}, ${criteria.radius ?? 30}\u00A0km autour`
        : where,
  };
}
