import assert from 'node:assert/strict';
import type { ErrorItem } from '../../src/schemas/resources.ts';
import { check, expectSame } from './accepted-api.ts';
import type { Check } from './accepted-api.ts';

const LISTS = [
  '/offers/',
  '/referentials/?type=DEPARTMENT',
  '/referentials/forSEO?type=REGION',
  '/referentials/offerKeyword?keyword=b',
  '/entity/',
  '/jobdescriptions/?hasParent=true',
  '/jobdescriptions/forSEO?hasParent=true',
  '/news/',
];

const page = (path: string, number: number, size: number) =>
  `${path}${path.includes('?') ? '&' : '?'}page=${number}&size=${size}`;
const itemsOf = (body: unknown) =>
  (Array.isArray(body) ? body : (body as { list: unknown[] }).list) as object[];
const keyOf = (item: object) => JSON.stringify('reference' in item ? item.reference : item);

/** Pages, totals, errors and caching: the same for every endpoint. */
export const LIST_CHECKS: readonly Check[] = [
  ...LISTS.map((path) =>
    check(`${path} says how many there are, and no page repeats another`, async (api) => {
      const first = await api.get(page(path, 0, 3));
      const elements = Number(first.headers.get('X-Total-Elements'));
      assert.equal(Number(first.headers.get('X-Total-Pages')), Math.ceil(elements / 3));
      assert.match(first.headers.get('access-control-expose-headers') ?? '', /X-Total-Pages/i);
      const second = itemsOf((await api.get(page(path, 1, 3))).body);
      const both = [...itemsOf(first.body), ...second];
      assert.equal(new Set(both.map(keyOf)).size, both.length);
      assert.equal(both.length, Math.min(6, elements));
      const beyond = await api.get(page(path, 100_000, 3));
      assert.equal(beyond.status, 200);
      expectSame(itemsOf(beyond.body), []);
      assert.equal(Number(beyond.headers.get('X-Total-Elements')), elements);
    }),
  ),
  ...LISTS.flatMap((path) =>
    ['page=-1', 'page=abc', 'size=0', 'size=100000', 'size=1.5', 'size=Infinity'].map((wrong) =>
      check(`${path} refuses ${wrong} and says which field it is`, async (api) => {
        const { status, body } = await api.get<ErrorItem[]>(
          `${path}${path.includes('?') ? '&' : '?'}${wrong}`,
        );
        assert.equal(status, 400);
        assert.equal(body[0]?.field, wrong.split('=')[0]);
      }),
    ),
  ),
  ...[
    '/offers/1999-1',
    '/referentials/unknown',
    '/jobdescriptions/unknown',
    '/news/999999999',
    '/offerprofiles/unknown',
    '/unknown/',
  ].map((path) =>
    check(`${path} does not exist`, async (api) => {
      assert.equal((await api.get(path)).status, 404);
    }),
  ),
  check('parameters that nobody knows change nothing', async (api) => {
    const usual = await api.found('/entity/');
    expectSame(await api.found('/entity/?utm_source=x&__proto__=y&constructor=z'), usual);
  }),
  ...[...LISTS, '/offers/multiple?references=2025-1', '/jobdescriptions/job_boucherie'].map((path) =>
    check(`${path} may be kept, and is not sent again if unchanged`, async (api) => {
      const { headers } = await api.get(path);
      assert.match(headers.get('cache-control') ?? '', /max-age=\d{2,}/);
      const etag = headers.get('etag');
      assert.ok(etag, 'there is no ETag');
      const again = await api.fetch(path, { 'if-none-match': etag });
      assert.equal(again.status, 304);
    }),
  ),
  check('large answers are compressed for those who can read it', async (api) => {
    for (const encoding of ['gzip', 'br']) {
      const { headers } = await api.get('/jobdescriptions/', { 'accept-encoding': encoding });
      assert.equal(headers.get('content-encoding'), encoding);
    }
  }),
];
