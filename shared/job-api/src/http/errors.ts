import type { FastifyError, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { ERROR_ITEMS } from '../schemas/answers.ts';
import type { ErrorItem } from '../schemas/resources.ts';

const RETRY_AFTER_SECONDS = 2;

/** An error for the client, with the items of the API's error shape (decisions.md#api-contract). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly items: ErrorItem[];

  constructor(status: number, items: ErrorItem[]) {
    super(items.map(({ code }) => code).join(', '));
    this.status = status;
    this.items = items;
  }
}

/** Returns the error for an unknown resource. */
export function notFound(field: string, message: string): ApiError {
  return new ApiError(404, [{ field, code: 'NOT_FOUND', message }]);
}

/** Responds to every failure in the API's error format; internal causes are only logged. */
export const errors = plugin(async (app) => {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send([{ field: '', code: 'NOT_FOUND', message: 'Cette ressource n’existe pas' }]),
  );
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const { status, items } = answerTo(error);
    if (isFault(error)) request.log.error({ err: error }, 'The request failed');
    return send(reply, status, items);
  });
});

/** Returns the response to a failure. */
export function answerTo(error: FastifyError | ApiError): { status: number; items: ErrorItem[] } {
  if (error instanceof ApiError) return error;
  const validation = 'validation' in error ? error.validation : undefined;
  if (!validation) return usualError(statusOf(error));
  const items = validation.map(({ instancePath, message, params }) => ({
    field: instancePath.slice(1) || String(params['missingProperty'] ?? ''),
    code: 'INVALID_FORMAT',
    message: message ?? 'Valeur refusée',
  }));
  return { status: 400, items };
}

/** Returns true for an error that operators should see. */
export function isFault(error: FastifyError | ApiError): boolean {
  return !(error instanceof ApiError) && answerTo(error).status >= 500;
}

/** Returns the error of a status with its usual item. */
export function usualError(status: number): ApiError {
  return new ApiError(status, [
    ERROR_ITEMS[status] ?? { field: '', code: 'INVALID_REQUEST', message: 'Requête refusée' },
  ]);
}

/** Responds with a status and its usual item; 503 with Retry-After. */
export function refuse(reply: FastifyReply, status: number): FastifyReply {
  return send(reply, status, usualError(status).items);
}

function send(reply: FastifyReply, status: number, items: ErrorItem[]): FastifyReply {
  if (status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  return reply.code(status).send(items);
}

/** PostgreSQL and socket errors answered by 503. */
const UNAVAILABLE_CODES = [
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
];

/** Matches the driver's errors without a code. */
const UNAVAILABLE_MESSAGE = /timeout exceeded when trying to connect|^Connection terminated/;

function statusOf(error: FastifyError | ApiError): number {
  const code = 'code' in error ? String(error.code) : '';
  // Class 22, data exception: a value that PostgreSQL cannot represent.
  if (/^22\w{3}$/.test(code)) return 400;
  if (UNAVAILABLE_CODES.includes(code) || UNAVAILABLE_MESSAGE.test(error.message)) return 503;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return status !== undefined && status >= 400 && status <= 599 ? status : 500;
}
