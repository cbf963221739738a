import { FORM_MESSAGES } from '@careers/api-client/form-rules';
import type { TSchema } from 'typebox';
import Type from 'typebox';
import { exampleOf } from './example.ts';
import { Offer } from './offers.ts';
import { ErrorItems } from './resources.ts';
import type { ErrorItem } from './resources.ts';

type Answers = Record<number, object>;

const item = (code: string, message: string, field = ''): ErrorItem => ({ field, code, message });

/** Error items without a field, by status. */
export const ERROR_ITEMS: Readonly<Record<number, ErrorItem>> = {
  413: item('FILE_TOO_LARGE', FORM_MESSAGES.file),
  414: item('INVALID_REQUEST', 'Requête refusée'),
  415: item('INVALID_FORMAT', 'Un formulaire multipart est attendu'),
  422: item('KEY_REUSED', 'Cette clé a déjà servi pour un autre envoi'),
  429: item('TOO_MANY_REQUESTS', 'Trop de demandes, merci de réessayer dans une minute'),
  500: item('INTERNAL', 'Le service a rencontré une erreur'),
  503: item('UNAVAILABLE', 'Le service est momentanément indisponible'),
};
const EXAMPLES: Readonly<Record<number, ErrorItem>> = {
  ...ERROR_ITEMS,
  400: item('INVALID_FORMAT', 'must be integer', 'page'),
  404: item('NOT_FOUND', 'Offre introuvable', 'reference'),
};
const DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'Invalid request: the items name the fields.',
  404: 'The resource does not exist.',
  413: 'The form or one of its files is too large.',
  414: 'The URL is too long.',
  415: 'The body is not a multipart form.',
  422: 'The key was already used for another form.',
  429: 'Too many requests from one address.',
  500: 'Internal error, recorded in the server’s log.',
  503: 'The service is temporarily unavailable.',
};

const RETRY = { 'Retry-After': { type: 'integer', description: 'Seconds to wait.' } };
const CACHING = {
  'Cache-Control': { type: 'string', description: 'Lifetime of the response in caches.' },
  ETag: { type: 'string', description: 'For `If-None-Match`.' },
};
const TOTALS = {
  'X-Total-Elements': { type: 'integer', description: 'Total number of items.' },
  'X-Total-Pages': {
    type: 'integer',
    description: 'Number of pages of this size, not the last index.',
  },
};
const UNCHANGED = Type.Null({
  description: 'Not modified: the response with the `ETag` in `If-None-Match` is still current.',
});

/** Answers to a GET of a list: a page of it with its totals. */
export function listAnswers(body: TSchema): Answers {
  return { 200: answer(body, { ...TOTALS, ...CACHING }), 304: UNCHANGED, ...errors(400, 500, 503) };
}

/** Responses to a GET of one resource, which may not exist. */
export function itemAnswers(body: TSchema): Answers {
  return { 200: answer(body, CACHING), 304: UNCHANGED, ...errors(400, 404, 414, 500, 503) };
}

/** Answers to a GET with a personal token: not cached. */
export function personalAnswers(body: TSchema): Answers {
  return { 200: answer(body), ...errors(400, 404, 414, 500, 503) };
}

/** Answers to a form. */
export function formAnswers(receipt: TSchema): Answers {
  return { 201: answer(receipt), ...errors(400, 413, 415, 429, 500, 503) };
}

/** Responses to a form with an idempotency key: stored now (201), or already known (200). */
export function keyedFormAnswers(receipt: TSchema): Answers {
  return { 200: answer(receipt), ...formAnswers(receipt), ...errors(422) };
}

/** Responses to a POST that changes a resource, with its own errors besides the usual ones. */
export function actionAnswers(state: TSchema, ...refusals: number[]): Answers {
  return { 200: answer(state), ...errors(400, 413, 415, ...refusals, 429, 500, 503) };
}

/** Responses that redirect to a page of the site. */
export function redirectAnswers(description: string): Answers {
  return { 302: Type.Null({ description }), ...errors(400, 500, 503) };
}

function errors(...statuses: number[]): Answers {
  return Object.fromEntries(
    statuses.map((status) => {
      const headers = status === 429 || status === 503 ? { headers: RETRY } : {};
      const content = json(ErrorItems, [EXAMPLES[status]]);
      return [status, { description: DESCRIPTIONS[status], ...headers, content }];
    }),
  );
}

function answer(body: TSchema, headers?: object): object {
  return {
    description: descriptionOf(body),
    ...(headers ? { headers } : {}),
    content: json(body, exampleOf(body, [Offer])),
  };
}

function json(schema: TSchema, example: unknown): object {
  return { 'application/json': { schema: referenceTo(schema), examples: { usual: { value: example } } } };
}

/** Returns a `$ref` for a named schema: the document defines each once. */
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
  if (items) return `A page. ${descriptionOf(items)}`;
  return 'description' in schema ? String(schema['description']) : '';
}
