import type { FastifyError, FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import Type from 'typebox';
import { RegistryError, refused } from '../registry-error.ts';

/** Schema of every error response. */
export const Refusal = Type.Object(
  {
    status: Type.Integer(),
    rule: Type.String({ description: 'Stable name of the refusing rule.' }),
    message: Type.String({ description: 'Reason.' }),
    do: Type.String({ description: 'Remedy.' }),
  },
  { $id: 'Refusal', additionalProperties: true },
);

/** Error responses of every route. */
export const REFUSALS = { '4xx': Type.Ref('Refusal'), '5xx': Type.Ref('Refusal') };

/** Codes of PostgreSQL and of sockets for a database that is down or times out. */
const UNAVAILABLE_CODES = [
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
];
/** Errors of a full disk. */
const FULL_CODES = ['ENOSPC', 'EDQUOT'];
/** Messages of the driver's errors without a code. */
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|^Connection terminated|^Client .* is not queryable$/;

/** Converts every failure to an error response; internal details are only logged. */
export const errors = plugin(async (app: FastifyInstance) => {
  app.addSchema(Refusal);
  app.setNotFoundHandler((request) => {
    throw refused('unknown-address', `There is nothing at ${request.method} ${request.url.slice(0, 200)}.`);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'The request failed');
    if (refusal.status === 503) void reply.header('retry-after', '2');
    const { status, rule, message, remedy, details } = refusal;
    return reply
      .code(status)
      .type('application/json')
      .send({ ...details, status, rule, message, do: remedy });
  });
});

/** Converts a failure to the client's error. */
export function refusalOf(error: FastifyError): RegistryError {
  if (error instanceof RegistryError) return error;
  const { code = '', message } = error;
  if (UNAVAILABLE_CODES.includes(code) || UNAVAILABLE_MESSAGE.test(message))
    return refused('unavailable', 'The database does not answer.');
  if (FULL_CODES.includes(code)) return refused('disk-full', 'The disk of the registry is full.');
  // Class 22: text or numbers that PostgreSQL cannot represent are client errors.
  const status = /^22\w{3}$/.test(code) ? 400 : (error.statusCode ?? 500);
  if (status < 400 || status >= 500) return refused('internal', 'The registry has failed.');
  return new RegistryError(status, 'invalid-request', message, 'See /openapi.json for the form it takes.');
}
