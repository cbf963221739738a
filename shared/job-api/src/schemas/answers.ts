import type { TSchema } from 'typebox';
import Type from 'typebox';
import { exampleOf } from './example.ts';
import { Offer } from './offers.ts';
import { ErrorItems } from './resources.ts';
import type { ErrorItem } from './resources.ts';

type Answers = Record<number, object>;

const ERRORS: Readonly<Record<number, readonly [description: string, example: ErrorItem]>> = {
  400: [
    'The request is refused: the items say which fields are wrong.',
    { field: 'page', code: 'INVALID_FORMAT', message: 'must be integer' },
  ],
  404: [
    'What is asked for does not exist.',
    { field: 'reference', code: 'NOT_FOUND', message: 'Offre introuvable' },
  ],
  413: [
    'The form or one of its files is too large.',
    {
      field: '',
      code: 'FILE_TOO_LARGE',
      message: 'Merci de vérifier le format ou la taille de votre fichier',
    },
  ],
  414: ['The address is too long.', { field: '', code: 'INVALID_REQUEST', message: 'Requête refusée' }],
  415: [
    'The body is no form.',
    { field: '', code: 'INVALID_FORMAT', message: 'Un formulaire multipart est attendu' },
  ],
  429: [
    'Too many requests from one address.',
    {
      field: '',
      code: 'TOO_MANY_REQUESTS',
      message: 'Trop de demandes, merci de réessayer dans une minute',
    },
  ],
  500: [
    'The server has made an error; it is in its log.',
    { field: '', code: 'INTERNAL', message: 'Le service a rencontré une erreur' },
  ],
  503: [
    'The service is not available now.',
    { field: '', code: 'UNAVAILABLE', message: 'Le service est momentanément indisponible' },
  ],
};

const RETRY = { 'Retry-After': { type: 'integer', description: 'Seconds to wait.' } };
const CACHING = {
  'Cache-Control': { type: 'string', description: 'How long the answer may be kept.' },
  ETag: { type: 'string', description: 'For `If-None-Match`.' },
};
const TOTALS = {
  'X-Total-Elements': { type: 'integer', description: 'Number of all items.' },
  'X-Total-Pages': {
    type: 'integer',
    description: 'Number of pages of this size, not the last index.',
  },
};
const UNCHANGED = Type.Null({ description: 'The answer with the `ETag` of `If-None-Match` is still true.' });

/** Answers to a GET of a list: a page of it with its totals. */
export function listAnswers(body: TSchema): Answers {
  return { 200: answer(body, { ...TOTALS, ...CACHING }), 304: UNCHANGED, ...errors(400, 500, 503) };
}

/** Answers to a GET of one thing, which may not exist. */
export function itemAnswers(body: TSchema): Answers {
  return { 200: answer(body, CACHING), 304: UNCHANGED, ...errors(400, 404, 414, 500, 503) };
}

/** Answers to a GET with a personal token: not cached. */
export function personalAnswers(body: TSchema): Answers {
  return { 200: answer(body), ...errors(400, 404, 414, 500, 503) };
}

/** Answers to a form: stored now (201), or known from an earlier time (200). */
export function formAnswers(receipt: TSchema): Answers {
  return { 200: answer(receipt), 201: answer(receipt), ...errors(400, 413, 415, 429, 500, 503) };
}

/** Answers to a POST that changes something, with its own refusals beside the usual ones. */
export function actionAnswers(state: TSchema, ...refusals: number[]): Answers {
  return { 200: answer(state), ...errors(400, 413, 415, ...refusals, 500, 503) };
}

/** Answers that lead to a page of the site. */
export function redirectAnswers(description: string): Answers {
  return { 302: Type.Null({ description }), ...errors(400, 500, 503) };
}

function errors(...statuses: number[]): Answers {
  return Object.fromEntries(
    statuses.map((status) => {
      const [description, item] = ERRORS[status] ?? ['', undefined];
      const headers = status === 429 || status === 503 ? { headers: RETRY } : {};
      return [status, { description, ...headers, content: json(ErrorItems, [item]) }];
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
  if (items) return `A page. ${descriptionOf(items)}`;
  return 'description' in schema ? String(schema['description']) : '';
}
