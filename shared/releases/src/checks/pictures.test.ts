import { startCoreRegistry } from '../testing/core-registry.ts';
import type { CoreRegistry } from '../testing/core-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';
import type { Check } from './schemas.ts';

const REMOTE = 'mf-search';
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const picture = (text: string) => Buffer.concat([SIGNATURE, Buffer.from(text)]);
let registry: CoreRegistry;
registryForFile(startCoreRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  await registry.addVersion(REMOTE, '1.0.0');
});

const url = (rest = '') => `/v1/remotes/${REMOTE}/versions/1.0.0/checks${rest}`;
const as = (who: string) => ({ authorization: `Bearer ${who}` });
const report = (summary: string) =>
  registry.app.inject({
    ...{ method: 'PUT', url: url('/browser'), headers: as('ci of search') },
    payload: { conclusion: 'passed', summary },
  });
const send = (
  name: string,
  payload: Buffer,
  { who = 'ci of search', type = 'image/png', check = 'browser' } = {},
) =>
  registry.app.inject({
    ...{ method: 'PUT', url: url(`/${check}/pictures/${name}`), payload },
    headers: { ...as(who), 'content-type': type },
  });
const get = (name: string, who = 'reader') =>
  registry.app.inject({ url: url(`/browser/pictures/${name}`), headers: as(who) });
const pictures = async () => {
  const checks: Check[] = (await registry.app.inject({ url: url(), headers: as('reader') })).json();
  return checks.find(({ name }) => name === 'browser')?.pictures;
};

describe('[REL-05] pictures of a check', () => {
  it('are stored with it, and served to those who may read it', async () => {
    await report('2 pages');
    expect((await send('faq-390', picture('a'))).statusCode).toBe(204);
    expect((await send('faq-1280', picture('b'))).statusCode).toBe(204);
    expect((await send('faq-390', picture('c'))).statusCode).toBe(204);
    expect(await pictures()).toEqual(['faq-1280', 'faq-390']);
    const found = await get('faq-390');
    expect(found.rawPayload).toEqual(picture('c'));
    expect(found.headers).toMatchObject({
      ...{ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
    expect((await registry.app.inject({ url: url('/browser/pictures/faq-390') })).statusCode).toBe(401);
    expect((await get('faq-768')).json()).toMatchObject({ status: 404, rule: 'picture-unknown' });
  });

  it('are deleted with their report', async () => {
    await report('2 pages');
    await send('faq-390', picture('a'));
    await report('2 pages');
    expect(await pictures()).toEqual(['faq-390']);
    await report('3 pages');
    expect(await pictures()).toEqual([]);
    expect((await get('faq-390')).statusCode).toBe(404);
  });

  it('are limited PNG files of a reported check, sent by a publisher of the remote', async () => {
    expect((await send('faq-390', picture('a'))).json()).toMatchObject({
      status: 404,
      rule: 'check-unknown',
    });
    await report('2 pages');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await send('faq-390', svg)).json()).toMatchObject({ status: 422, rule: 'picture-invalid' });
    expect((await send('faq-390', svg, { type: 'image/svg+xml' })).statusCode).toBe(415);
    expect((await send('..%2Ffaq', picture('a'))).statusCode).toBe(400);
    expect((await send('faq-390', picture('a'), { who: 'reader' })).statusCode).toBe(403);
    expect((await send('faq-390', picture('a'.repeat(4 * 1024 * 1024)))).statusCode).toBe(413);
    for (let index = 0; index < 20; index += 1) await send(`page-${index}`, picture('a'));
    expect((await send('page-20', picture('a'))).json()).toMatchObject({
      status: 422,
      rule: 'too-many-pictures',
    });
    expect((await send('page-19', picture('b'))).statusCode).toBe(204);
  });
});
