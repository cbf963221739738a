/** @jest-environment node */
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { consent } from './consent.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(cookie);
  await app.register(consent, {
    consent: { cookieName: 'CONSENT', isStrict: false },
    publicBaseUrl: 'https://site.test',
  });
});
afterAll(() => app.close());

const send = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/gerer-mes-cookies',
    payload,
    headers: {
      host: 'site.test',
      origin: 'https://site.test',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });

describe('[CONSENT-01] an answer without JavaScript', () => {
  it.each([
    ['choix=tout', '1,2,3'],
    ['choix=rien', '0'],
    ['choix=selection&audience=on', '2'],
    ['choix=selection&personalisation=on&advertising=on', '1,3'],
    ['choix=selection', '0'],
  ])('%s is stored for six months as %s', async (payload, value) => {
    const { statusCode, cookies } = await send(payload);
    expect(statusCode).toBe(303);
    expect(cookies).toEqual([
      expect.objectContaining({
        name: 'CONSENT',
        value,
        maxAge: 183 * 24 * 3600,
        path: '/',
        sameSite: 'Lax',
      }),
    ]);
  });

  it.each([
    ['https://site.test/offres-emploi?page=2', '/offres-emploi?page=2'],
    ['https://site.test//other.test/', '/other.test/'],
    ['https://other.test/page', '/'],
    ['no address', '/'],
    [undefined, '/'],
  ])('redirects back to the referring page: %p → %s', async (referer, location) => {
    const { headers } = await send('choix=rien', referer === undefined ? {} : { referer });
    expect(headers['location']).toBe(location);
  });

  it.each([
    ['no answer', '', {}],
    ['another answer', 'choix=peut-etre', {}],
    ['a form of another origin', 'choix=tout', { origin: 'https://other.test' }],
    ['an opaque origin', 'choix=tout', { origin: 'null' }],
  ])('[SEC-01] refuses %s', async (_what, payload, headers) => {
    const { statusCode, cookies } = await send(payload, headers);
    expect(statusCode).toBe(400);
    expect(cookies).toEqual([]);
  });
});

it.each([
  ['', true],
  ['MY_CONSENT=1', true],
  ['CONSENT=0', false],
  ['CONSENT=', false],
])(
  '[CONSENT-01] without JavaScript, with the cookies "%s", the banner is shown: %p',
  async (cookies, isShown) => {
    const { body, headers } = await app.inject({ url: '/_consent.css', headers: { cookie: cookies } });
    expect(body.includes('display:block')).toBe(isShown);
    expect(headers['content-type']).toContain('text/css');
    expect(headers['cache-control']).toContain('no-store');
  },
);
