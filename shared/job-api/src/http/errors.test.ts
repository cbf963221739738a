import Fastify from 'fastify';
import { ApiError, errors, notFound } from './errors.ts';

const fault = (fields: object, message = 'secret') => Object.assign(new Error(message), fields);

/** Returns the response of a route that fails with an error. */
async function answerTo(error: Error) {
  const app = Fastify();
  await app.register(errors);
  app.get('/', () => Promise.reject(error));
  const { statusCode, headers, body } = await app.inject('/');
  expect(body).not.toContain('secret');
  return { status: statusCode, retryAfter: headers['retry-after'], items: JSON.parse(body) as unknown };
}

const item = (code: string) => [{ field: '', code, message: expect.any(String) as unknown }];

it.each([
  ['a fault of ours', fault({}), 500, 'INTERNAL'],
  ['a status that is none of an error', fault({ statusCode: 200 }), 500, 'INTERNAL'],
  ['a body that cannot be read', fault({ statusCode: 400 }), 400, 'INVALID_REQUEST'],
  ['a file that is too large', fault({ statusCode: 413 }), 413, 'FILE_TOO_LARGE'],
  ['text that PostgreSQL cannot keep', fault({ code: '22021' }), 400, 'INVALID_REQUEST'],
  ['a query that takes too long', fault({ code: '57014' }), 503, 'UNAVAILABLE'],
  ['a full disk', fault({ code: '53100' }), 503, 'UNAVAILABLE'],
  ['a database that is not there', fault({ code: 'ECONNREFUSED' }), 503, 'UNAVAILABLE'],
  ['a connection that broke', fault({}, 'Connection terminated unexpectedly'), 503, 'UNAVAILABLE'],
])(
  '[API-04] reports %s in the API’s format, without internal details',
  async (_what, error, status, code) => {
    expect(await answerTo(error)).toEqual({
      status,
      retryAfter: status === 503 ? '2' : undefined,
      items: item(code),
    });
  },
);

it('[API-04] answers an ApiError as thrown, and 404 for an unknown path', async () => {
  const items = [{ field: 'email', code: 'REQUIRED', message: 'Merci de saisir votre e-mail' }];
  expect(await answerTo(new ApiError(400, items))).toMatchObject({ status: 400, items });
  expect(await answerTo(notFound('reference', 'Cette offre n’existe pas'))).toMatchObject({
    status: 404,
    items: [{ field: 'reference', code: 'NOT_FOUND', message: 'Cette offre n’existe pas' }],
  });
  const app = Fastify();
  await app.register(errors);
  const none = await app.inject('/nowhere');
  expect([none.statusCode, none.json()]).toEqual([404, item('NOT_FOUND')]);
});

it('[API-04] names each invalid field', async () => {
  const app = Fastify();
  await app.register(errors);
  const schema = { body: { type: 'object', required: ['email'], properties: { page: { type: 'integer' } } } };
  app.post('/', { schema }, () => 'done');
  const refused = async (payload: object) => {
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/', payload });
    const items = JSON.parse(body) as { field: string; code: string }[];
    return [statusCode, ...items.map(({ field, code }) => `${field} ${code}`)];
  };
  expect(await refused({})).toEqual([400, 'email INVALID_FORMAT']);
  expect(await refused({ email: 'a@b.fr', page: 'x' })).toEqual([400, 'page INVALID_FORMAT']);
});
