import { CRITERIA_ORDER, LIMIT_NAMES, LIST_NAMES, NUMBER_NAMES, TEXT_NAMES } from './criteria.ts';
import type { Criteria } from './criteria.ts';
import { CLEAN_PATH, FORM_FIELDS, MAX_PAGE, SORTS } from './constants.ts';
import { decode, readQuery } from './query-string.ts';
import type { CriteriaDraft, ParsedUrl } from './types.ts';

/** Query parameters of a search; any other is not part of the page. */
export const QUERY_PARAMETERS: readonly string[] = [
  ...CRITERIA_ORDER,
  'page',
  'sort',
  ...Object.values(FORM_FIELDS),
  'activity_field_id',
  'dep_name',
];

type Query = ReadonlyMap<string, readonly string[]>;

function firstText(query: Query, name: string): string | undefined {
  return query
    .get(name)
    ?.find((value) => value.trim() !== '')
    ?.trim();
}

function readCriteria(query: Query): Criteria {
  const criteria: CriteriaDraft = {};
  for (const name of TEXT_NAMES) {
    const text = firstText(query, name);
    if (text !== undefined) criteria[name] = text;
  }
  for (const name of LIST_NAMES) {
    const values = query.get(name);
    if (values) criteria[name] = values;
  }
  const places = query.get('codePlace');
  if (places) criteria.codePlace = places;
  if (firstText(query, 'keywordsAs') === 'words') criteria.keywordsAs = 'words';
  for (const name of [...LIMIT_NAMES, ...NUMBER_NAMES]) {
    const value = Number.parseFloat(firstText(query, name) ?? '');
    if (Number.isFinite(value)) criteria[name] = value;
  }
  return criteria;
}

function readPage(text: string | undefined): number {
  const page = Number.parseInt(text ?? '', 10) - 1;
  return Number.isNaN(page) ? 0 : Math.min(Math.max(0, page), MAX_PAGE);
}

/** Maximum length of the former site's values (decisions.md#composition-and-caches). */
const MAX_LEGACY_LENGTH = 100;

function readLegacy(query: Query): ParsedUrl['legacy'] {
  if (!query.has('activity_field_id') && !query.has('dep_name')) return undefined;
  const [jobCode, departmentName] = ['activity_field_id', 'dep_name'].map((name) => {
    const value = firstText(query, name);
    return value && value.length <= MAX_LEGACY_LENGTH ? value : undefined;
  });
  return { ...(jobCode && { jobCode }), ...(departmentName && { departmentName }) };
}

function readTyped(query: Query): ParsedUrl['typed'] {
  const what = query.get(FORM_FIELDS.what)?.at(-1)?.trim();
  const where = query.get(FORM_FIELDS.where)?.map((text) => text.trim());
  if (what === undefined && !where) return undefined;
  return { ...(what !== undefined && { what }), ...(where && { where }) };
}

function readPath(pathname: string): ParsedUrl['path'] {
  if (!pathname.startsWith(`${CLEAN_PATH}/`)) return [];
  return pathname
    .slice(CLEAN_PATH.length + 1)
    .split('/')
    .map(decode);
}

/** Parses a path with its query; never throws. Rules between values are in `normalise`. */
export function parse(url: string): ParsedUrl {
  const [withoutHash = ''] = url.split('#');
  const start = withoutHash.indexOf('?');
  const pathname = start < 0 ? withoutHash : withoutHash.slice(0, start);
  const query = readQuery(start < 0 ? '' : withoutHash.slice(start));
  const sort = firstText(query, 'sort');
  return {
    criteria: readCriteria(query),
    page: readPage(firstText(query, 'page')),
    sort: SORTS.find((known) => known === sort),
    path: readPath(pathname),
    legacy: readLegacy(query),
    typed: readTyped(query),
  };
}
