import { isDeepStrictEqual } from 'node:util';

type Schema = Readonly<Record<string, unknown>>;

/** Annotation keywords, which do not affect validation. */
const NOTES = new Set(['title', 'description', 'default', 'examples', '$id', '$comment']);
/** Keywords compared by meaning; any other must be unchanged or removed. */
const COMPARED = new Set([
  'additionalProperties',
  'type',
  'properties',
  'required',
  'items',
  'anyOf',
  'enum',
  'const',
]);

/**
 * Describes values that one JSON schema accepts and another rejects, each as a clause. Conservative: a changed unknown
 * keyword counts as a narrowing.
 */
export function narrowings(before: unknown, after: unknown, at = 'its props'): string[] {
  if (!isSchema(before) || !isSchema(after) || isDeepStrictEqual(before, after)) return [];
  const wasOneOf = alternatives(before);
  const isOneOf = alternatives(after);
  if (wasOneOf || isOneOf) {
    const takes = (was: Schema) => (isOneOf ?? [after]).some((is) => narrowings(was, is, at).length === 0);
    return (wasOneOf ?? [before]).every(takes) ? [] : [`${at} take less than before`];
  }
  return [
    ...ofType(before, after, at),
    ...ofKeywords(before, after, at),
    ...ofObject(before, after, at),
    ...ofItems(before, after, at),
  ];
}

function ofType(before: Schema, after: Schema, at: string): string[] {
  const [was, is] = [before['type'], after['type']];
  if (is === undefined || was === is || (was === 'integer' && is === 'number')) return [];
  return [`${at} are ${String(is)}, no longer ${String(was ?? 'anything')}`];
}

function ofKeywords(before: Schema, after: Schema, at: string): string[] {
  const values = valuesOf(after);
  const lost = values && !(valuesOf(before) ?? [undefined]).every((value) => values.includes(value));
  const changed = Object.keys(after).filter(
    (keyword) =>
      !COMPARED.has(keyword) && !NOTES.has(keyword) && !isDeepStrictEqual(before[keyword], after[keyword]),
  );
  return [
    ...(lost ? [`${at} are only ${values.map(String).join(', ')}`] : []),
    ...changed.map((keyword) => `${at} have another ${keyword}`),
  ];
}

function ofObject(before: Schema, after: Schema, at: string): string[] {
  const known = propertiesOf(before);
  const required = namesOf(after).filter((name) => !namesOf(before).includes(name));
  const isClosed = after['additionalProperties'] === false;
  return [
    ...required.map((name) => `${at} must have "${name}"`),
    ...Object.entries(known).flatMap(([name, schema]) => {
      const next = propertiesOf(after)[name];
      if (next === undefined) return isClosed ? [`${at} have no "${name}" any more`] : [];
      return narrowings(schema, next, `"${name}"`);
    }),
  ];
}

function ofItems(before: Schema, after: Schema, at: string): string[] {
  return after['items'] === undefined
    ? []
    : narrowings(before['items'] ?? {}, after['items'], `items of ${at}`);
}

function alternatives(schema: Schema): Schema[] | null {
  const { anyOf } = schema;
  return Array.isArray(anyOf) ? anyOf.filter(isSchema) : null;
}

/** Returns the values of an enum or const; null without either. */
function valuesOf(schema: Schema): unknown[] | null {
  if (Array.isArray(schema['enum'])) return schema['enum'];
  return 'const' in schema ? [schema['const']] : null;
}

function propertiesOf(schema: Schema): Schema {
  return isSchema(schema['properties']) ? schema['properties'] : {};
}

function namesOf(schema: Schema): unknown[] {
  return Array.isArray(schema['required']) ? schema['required'] : [];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
