/** @jest-environment node */
import cookie from '@fastify/cookie';
import { BulkheadRejectedError } from 'cockatiel';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { errorAnswers } from '../error-answers.ts';
import { refusedRequests } from '../refused-requests.ts';
import { withoutPreviews } from '../previews/visitors-for-tests.ts';
import type { ActiveSet } from '../render-processes/active-set.ts';
import type { Submission } from '../render-processes/messages.ts';
import { TimeoutError } from '../render-processes/render-errors.ts';
import { actionFinder, actions } from './actions.ts';
import { pageAddress } from './page-address.ts';
import { StoredAnswer } from './stored-answer.ts';

const FORM = 'application/x-www-form-urlencoded';
const page = (status: number, body: string) =>
  new StoredAnswer({ kind: 'body', status, type: 'text/html', body, isCacheable: false });

let app: FastifyInstance;
let submitted: [path: string, Submission][];
let cohorts: (number | null)[];
let answer: () => Promise<StoredAnswer>;
beforeEach(async () => {
  [submitted, cohorts] = [[], []];
  answer = () => Promise.resolve(page(422, 'à corriger'));
  const options = {
    visitors: withoutPreviews({
      for(cohort: number | null) {
        cohorts.push(cohort);
        return Promise.resolve({} as ActiveSet);
      },
    }),
    site: {
      addressOf: (url: URL) => pageAddress(url, ['sujet']),
      hasAction: ({ pathname }: URL) => pathname === '/contact',
      submit({ pathname, search }: URL, _set: ActiveSet, submission: Submission) {
        submitted.push([pathname + search, submission]);
        return answer();
      },
    },
    publicBaseUrl: 'https://emploi.test',
  };
  app = fastify();
  await app.register(cookie);
  await app.register(refusedRequests, { headers: {}, hasAction: actionFinder(options) });
  await app.register(errorAnswers);
  await app.register(actions, options);
});
afterEach(() => app.close());

const send = (payload: string, headers: Record<string, string> = {}, url = '/contact') =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      host: 'emploi.test',
      accept: 'text/html',
      'content-type': FORM,
      'user-agent': 'Mozilla/5.0 Firefox/145.0',
      ...headers,
    },
  });

it('[TEAM-08] runs the action of the form’s page, in the visitor’s release; the response is never cached', async () => {
  const { statusCode, headers, body } = await send(
    'email=in%C3%A8s',
    { cookie: 'careers_release=0ff' },
    '/contact?sujet=stage&utm_source=x',
  );
  expect([statusCode, body, headers['cache-control']]).toEqual([422, 'à corriger', 'private, no-store']);
  expect(submitted).toEqual([['/contact?sujet=stage', { fields: 'email=in%C3%A8s', visitor: '127.0.0.1' }]]);
  expect(new Set(cohorts)).toEqual(new Set([0xff]));
});

it('[TEAM-08] accepts a form without fields', async () => {
  expect((await send('')).statusCode).toBe(422);
  expect(submitted).toEqual([['/contact', { fields: '', visitor: '127.0.0.1' }]]);
});

it('[TEAM-08] turns any redirect into one followed by GET', async () => {
  answer = () => Promise.resolve(new StoredAnswer({ kind: 'redirect', status: 303, location: '/merci' }));
  const { statusCode, headers } = await send('email=a');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/merci', 'no-store']);
});

it('[TEAM-08] [SEC-01] a page without an action refuses forms', async () => {
  const { statusCode, headers } = await send('email=a', {}, '/faq');
  expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD']);
  expect(submitted).toEqual([]);
});

it.each([
  ['of another site', { 'sec-fetch-site': 'cross-site' }, 'a=b', 403, 'n’a pas été rempli ici'],
  ['of another site, in an older browser', { origin: 'https://autre.test' }, 'a=b', 403, 'rempli ici'],
  ['that is too long', {}, `a=${'b'.repeat(64 * 1024)}`, 413, 's’y trouve encore'],
  ['of another type', { 'content-type': 'application/json' }, '{}', 415, 'pas compris'],
  ['with files', { 'content-type': 'multipart/form-data; boundary=b' }, '--b--', 415, 'pas compris'],
])(
  '[TEAM-08] [SEC-01] a form %s reaches no action, and is answered by a page',
  async (_what, headers, payload, status, words) => {
    const refused = await send(payload, headers);
    expect(refused.statusCode).toBe(status);
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(refused.body).toContain(words);
    expect(submitted).toEqual([]);
  },
);

it.each([
  ['its render process does not answer', () => new TimeoutError('too long')],
  ['too much is under way', () => new BulkheadRejectedError(64, 0)],
])('[TEAM-08] [ERROR-03] if %s, tells the visitor that nothing typed is lost', async (_what, error) => {
  answer = () => Promise.reject(error());
  const { statusCode, headers, body } = await send('email=a');
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  expect(headers['retry-after']).toBeDefined();
  expect(body).toContain('s’y trouve encore');
});

it('[TEAM-08] pending forms of one address leave room for those of others', async () => {
  const pending = Promise.withResolvers<StoredAnswer>();
  answer = () => pending.promise;
  const sent = Array.from({ length: 11 }, () => send('email=a'));
  const refused = await Promise.race(sent);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
  pending.resolve(page(200, 'reçu'));
  const answers = await Promise.all(sent);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  expect((await send('email=a')).statusCode).toBe(200);
});
