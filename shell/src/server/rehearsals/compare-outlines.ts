import type { PageOutline, StructuredData } from './page-outline.ts';

/** A difference between the candidate's page and the released one. */
export interface Difference {
  rule: 'status' | 'title' | 'heading' | 'link' | 'structured-data';
  what: string;
}

/** Returns what the candidate's page lacks or adds, for visitors and search engines. */
export function compareOutlines(released: PageOutline, candidate: PageOutline): Difference[] {
  return [
    ...titleDifference(released.title, candidate.title),
    ...listDifferences('heading', released.headings, candidate.headings),
    ...listDifferences('link', released.links, candidate.links),
    ...dataDifferences(released.structuredData, candidate.structuredData),
  ];
}

function titleDifference(before: string, after: string): Difference[] {
  return before === after ? [] : [{ rule: 'title', what: `The title "${before}" is "${after}"` }];
}

function listDifferences(
  rule: 'heading' | 'link',
  before: readonly string[],
  after: readonly string[],
): Difference[] {
  const gone = without(before, after);
  const added = without(after, before);
  const [only, instead] = [gone[0], added[0]];
  // One heading removed and one added is a changed heading.
  if (rule === 'heading' && gone.length === 1 && added.length === 1)
    return [{ rule, what: `The heading ${only} is ${instead}` }];
  return [
    ...gone.map((each) => ({ rule, what: `The ${rule} ${each} is gone` })),
    ...added.map((each) => ({ rule, what: `The ${rule} ${each} is new` })),
  ];
}

function dataDifferences(before: readonly StructuredData[], after: readonly StructuredData[]): Difference[] {
  const typesOf = (all: readonly StructuredData[]) => all.map(({ type }) => type);
  const rule = 'structured-data';
  const gone = without(typesOf(before), typesOf(after));
  const added = without(typesOf(after), typesOf(before));
  const changed = before.flatMap(({ type, properties }, index) => {
    const nth = before.slice(0, index).filter((each) => each.type === type).length;
    const other = after.filter((each) => each.type === type)[nth];
    if (!other) return [];
    const names = new Set([...Object.keys(properties), ...Object.keys(other.properties)]);
    return [...names]
      .filter((name) => properties[name] !== other.properties[name])
      .map((name) => `${type}.${name}`);
  });
  return [
    ...gone.map((type) => ({ rule, what: `${type} is gone` }) as const),
    ...added.map((type) => ({ rule, what: `${type} is new` }) as const),
    ...[...new Set(changed)].map((name) => ({ rule, what: `${name} is another` }) as const),
  ];
}

/** Returns the multiset difference of two lists. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of other) left.set(each, (left.get(each) ?? 0) + 1);
  return list.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}
