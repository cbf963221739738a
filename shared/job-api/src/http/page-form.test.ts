import Fastify from 'fastify';
import { ApiError, errors, notFound, usualError } from './errors.ts';
import { pageForms } from './page-form.ts';

/** Posts a form like a browser without scripts; returns the redirect, and the log. */
async function postTo(schema: object, error: Error | null) {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  await app.register(errors);
  await app.register(async (scope) => {
    await scope.register(pageForms, { refusalPage: '/refused' });
    scope.post('/', { schema }, () => (error ? Promise.reject(error) : 'taken'));
  });
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { accept: 'text/html' },
  });
  return { status: statusCode, to: headers.location, lines };
}

const token = {
  querystring: { type: 'object', required: ['token'], properties: { token: { type: 'string' } } },
};

it.each([
  ['no token', token, null, 'token.INVALID_FORMAT'],
  ['an unknown one', {}, notFound('token', 'x'), 'token.NOT_FOUND'],
  ['a body of another kind', {}, usualError(415), '.INVALID_FORMAT'],
  ['too many before it', {}, Object.assign(new Error('x'), { statusCode: 429 }), '.TOO_MANY_REQUESTS'],
  ['a file that is too large', {}, Object.assign(new Error('x'), { statusCode: 413 }), '.FILE_TOO_LARGE'],
  [
    'a field of any name',
    {},
    new ApiError(400, [{ field: 'é\r\n&', code: 'TOO_LONG', message: 'x' }]),
    '%C3%A9%0D%0A%26.TOO_LONG',
  ],
  ['too much under way', {}, usualError(503), '.UNAVAILABLE'],
])(
  '[APPLY-02] a form of a page with %s is told so, and fills no log',
  async (_what, schema, error, reason) => {
    expect(await postTo(schema, error)).toEqual({ status: 303, to: `/refused?motifs=${reason}`, lines: [] });
  },
);

it('[APPLY-02] redirects a page’s form after a server error, and logs the cause', async () => {
  const { to, lines } = await postTo({}, new Error('a bug'));
  expect([to, lines.length]).toEqual(['/refused?motifs=.INTERNAL', 1]);
  expect(lines[0]).toContain('a bug');
});
