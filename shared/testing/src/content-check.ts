import Value from 'typebox/value';
import type { TSchema } from 'typebox';
import { typographyProblems } from './typography.ts';

/** What an editor has to mend: where, why, and what to write instead. */
export type ContentProblem = string;

interface SchemaError {
  keyword: string;
  schemaPath: string;
  instancePath: string;
  params: object;
  message: string;
}

const LISTED_VALUES = 20;

/** Returns where content has not the form of its schema; `place` is a pointer to it within its file. */
export function formProblems(schema: TSchema, content: unknown, place = ''): ContentProblem[] {
  return Value.Errors(schema, content).flatMap((error: SchemaError) => {
    const found = Value.Pointer.Get(content, error.instancePath);
    const expected = Value.Pointer.Get(schema, error.schemaPath.slice(1));
    const advice = adviceFor(error, found, descriptionOf(expected));
    return advice.map((each) => `${readable(place + error.instancePath)}: ${each}`);
  });
}

/**
 * Returns what is wrong with the words of some content: French typography, unless `isNoText` says that a value is
 * a code, and what `linkProblem` says of every `href`.
 */
export function wordProblems(
  content: unknown,
  rules: { isNoText(text: string): boolean; linkProblem?(href: string): string | null },
): ContentProblem[] {
  return texts(content).flatMap(({ place, text }) => {
    const problem = /\/href$/.test(place) ? (rules.linkProblem?.(text) ?? null) : null;
    const problems = rules.isNoText(text) ? [] : typographyProblems(text);
    return [...problems, ...(problem === null ? [] : [problem])].map(
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
      // Each of them is named by an error of its own.
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

/** Returns a pointer as one would say it: `/blocks/0/title` is `blocks[0].title`. */
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
