import Value from 'typebox/value';
import type { TSchema } from 'typebox';
import { typographyErrors } from './typography.ts';

/** An error for editors: place, reason and correction. */
export type ContentError = string;

interface SchemaError {
  keyword: string;
  schemaPath: string;
  instancePath: string;
  params: object;
  message: string;
}

const LISTED_VALUES = 20;

/** Returns where content does not match its schema; `place` is a pointer within its file. */
export function schemaErrors(schema: TSchema, content: unknown, place = ''): ContentError[] {
  return Value.Errors(schema, content).flatMap((error: SchemaError) => {
    const found = Value.Pointer.Get(content, error.instancePath);
    const expected = Value.Pointer.Get(schema, error.schemaPath.slice(1));
    const advice = adviceFor(error, found, descriptionOf(expected));
    return advice.map((each) => `${readable(place + error.instancePath)}: ${each}`);
  });
}

/**
 * Checks French typography, except in values that `isNoText` identifies as codes, and every `href` with `linkError`.
 */
export function textErrors(
  content: unknown,
  rules: { isNoText(text: string): boolean; linkError?(href: string): string | null },
): ContentError[] {
  return texts(content).flatMap(({ place, text }) => {
    const error = /\/href$/.test(place) ? (rules.linkError?.(text) ?? null) : null;
    const errors = rules.isNoText(text) ? [] : typographyErrors(text);
    return [...errors, ...(error === null ? [] : [error])].map(
      (each) => `${readable(place)}: ${each} (“${text}”)`,
    );
  });
}

function adviceFor({ keyword, params, message }: SchemaError, found: unknown, form: string | null): string[] {
  const { limit, requiredProperties, allowedValues } = params as {
    limit?: number;
    requiredProperties?: string[];
    allowedValues?: unknown[];
  };
  const size = typeof found === 'string' ? `${found.length} characters` : '';
  const count = Array.isArray(found) ? found.length : 0;
  switch (keyword) {
    case 'required':
      return (requiredProperties ?? []).map((name) => `“${name}” is missing: write it`);
    case 'additionalProperties':
      // Covered by more specific errors.
      return [];
    case 'boolean':
      return ['no page shows this field: correct its name, or remove it'];
    case 'minLength':
      return [`has ${size}: write at least ${limit}`];
    case 'maxLength':
      return [`has ${size}: shorten it to ${limit}`];
    case 'minItems':
      return [`lists ${count}: there must be at least ${limit}`];
    case 'maxItems':
      return [`lists ${count}: there must be no more than ${limit}`];
    case 'enum': {
      const values = allowedValues ?? [];
      const known = form ?? (values.length > LISTED_VALUES ? 'a known name' : `one of ${values.join(', ')}`);
      return [`“${String(found)}” cannot be used: write ${known}`];
    }
    case 'pattern':
      return [
        `“${String(found)}” has not the right form: write ${form ?? message.replace('must ', 'what can ')}`,
      ];
    default:
      return [message];
  }
}

function descriptionOf(schema: unknown): string | null {
  const hasOne = typeof schema === 'object' && schema !== null && 'description' in schema;
  return hasOne && typeof schema.description === 'string' ? schema.description : null;
}

/** Returns a readable pointer: `/blocks/0/title` is `blocks[0].title`. */
function readable(pointer: string): string {
  return (
    pointer
      .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
      .replaceAll('/', '.')
      .replace(/^\./, '') || 'the file'
  );
}

function texts(content: unknown, place = ''): { place: string; text: string }[] {
  if (typeof content === 'string') return [{ place, text: content }];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => texts(value, `${place}/${key}`));
}
