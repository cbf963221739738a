import type { TSchema } from 'typebox';

const ERRORS: Readonly<Record<number, string>> = {
  400: 'The request is refused: the items say which fields are wrong.',
  404: 'What is asked for does not exist.',
  410: 'It has existed and is no longer to be had.',
  413: 'The form or one of its files is too large.',
  415: 'The body is no form.',
  429: 'Too many requests from one address; `Retry-After` says when to come back.',
  500: 'The server has made an error; it is in its log.',
  503: 'The service is not available now; `Retry-After` says when to come back.',
};
const EXAMPLES: Readonly<Record<number, object>> = {
  400: { field: 'page', code: 'INVALID_FORMAT', message: 'must be integer' },
  404: { field: 'reference', code: 'NOT_FOUND', message: 'Offre introuvable' },
  503: { field: '', code: 'UNAVAILABLE', message: 'Le service est momentanément indisponible' },
};
const TOTALS = {
  'X-Total-Elements': { type: 'integer', description: 'Number of all items.' },
  'X-Total-Pages': { type: 'integer', description: 'Number of pages of this size, not the last index.' },
};

/** Describes the answers of an endpoint: what it gives, with totals when it is a list, and every error. */
export function answers(
  success: TSchema,
  errors: TSchema,
  extra: Readonly<Record<number, TSchema>> = {},
): Record<number, object> {
  const all = { 200: success, 400: errors, 404: errors, 429: errors, 500: errors, 503: errors, ...extra };
  return Object.fromEntries(
    Object.entries(all).map(([status, schema]) => [status, answer(Number(status), schema)]),
  );
}

function answer(status: number, schema: TSchema): object {
  const example = EXAMPLES[status];
  const isList =
    status === 200 &&
    (itemsOf(schema) !== undefined || ('$id' in schema && schema['$id'] === 'OfferSearchResult'));
  return {
    description: ERRORS[status] ?? descriptionOf(schema),
    ...(isList ? { headers: TOTALS } : {}),
    content: {
      'application/json': {
        schema: referenceTo(schema),
        ...(example ? { examples: { usual: { value: [example] } } } : {}),
      },
    },
  };
}

/** Named schemas stand once in the document and are referred to. */
function referenceTo(schema: TSchema): object {
  const items = itemsOf(schema);
  if ('$id' in schema) return { $ref: `${String(schema['$id'])}#` };
  return items ? { type: 'array', items: referenceTo(items) } : schema;
}

function itemsOf(schema: TSchema): TSchema | undefined {
  return 'items' in schema && !('$id' in schema) ? (schema['items'] as TSchema) : undefined;
}

function descriptionOf(schema: TSchema): string {
  const items = itemsOf(schema);
  return 'description' in schema
    ? String(schema['description'])
    : items
      ? `A page. ${descriptionOf(items)}`
      : '';
}
