import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { startCoreRegistry } from '../testing/core-registry.ts';
import type { Answer, CoreRegistry } from '../testing/core-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';

const SITE = 'https://emploi.test';
const HOUR_SECONDS = 3_600;
let registry: CoreRegistry;
let digest: string;
registryForFile(startCoreRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  digest = await registry.addVersion('mf-search', '1.1.0', 'files', {
    mount: ['/offres-emploi.atom', '/nos-offres/*', '/offres-emploi'],
  });
});

const reportSite = (site = SITE, environment = 'production') =>
  registry.app.inject({
    method: 'PUT',
    url: `/v1/shells/web-${environment}`,
    headers: { authorization: 'Bearer shell' },
    payload: {
      ...{ environment, site, manifest: { host: 'web', process: 7, shared: {} }, revision: 1 },
      ...{ inForceAt: new Date().toISOString(), fallbacks: [], disabled: [] },
    },
  });
const ask = async (
  changes: object = {},
  { environment = 'production', who = 'Camille' } = {},
): Promise<{ status: number; body: Answer }> => {
  const answer = await registry.app.inject({
    method: 'POST',
    url: `/v1/environments/${environment}/previews`,
    headers: { authorization: `Bearer ${who}` },
    payload: { remote: 'mf-search', version: '1.1.0', ...changes },
  });
  return { status: answer.statusCode, body: answer.json() };
};

describe('[REL-06] a preview', () => {
  it('is a link with one version and its digest, signed for one environment, for a day', async () => {
    await reportSite();
    const { status, body } = await ask();
    expect(status).toBe(201);
    const url = new URL(body.url);
    expect([url.origin, url.pathname, url.searchParams.get('to')]).toEqual([
      SITE,
      '/_preview',
      '/offres-emploi',
    ]);
    const token = url.searchParams.get('token') ?? '';
    const { payload } = await jwtVerify(token, createLocalJWKSet(await registry.keys.publicSet()));
    expect(payload).toMatchObject({ aud: 'production', sub: 'mf-search@1.1.0', manifest: digest });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(24 * HOUR_SECONDS);
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now() + 23 * HOUR_SECONDS * 1000);
    // Release documents are signed with the same key, but another type.
    expect(decodeProtectedHeader(token).typ).toBe('careers-preview+jwt');
  });

  it('lasts for the requested time, at most three days, and opens the requested page', async () => {
    await reportSite();
    const { body } = await ask({ hours: 72, path: '/offres-emploi?mot=boucher' });
    expect(new URL(body.url).searchParams.get('to')).toBe('/offres-emploi?mot=boucher');
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now() + 71 * HOUR_SECONDS * 1000);
    for (const wrong of [
      { hours: 73 },
      { hours: 0 },
      { path: '//elsewhere.test/' },
      { path: '/\\elsewhere' },
    ])
      expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 400]);
  });

  it('is refused if no shell has reported its site', async () => {
    await reportSite(SITE, 'staging');
    expect(await ask()).toMatchObject({ status: 409, body: { rule: 'no-site-known' } });
    expect((await ask({}, { environment: 'staging' })).status).toBe(201);
  });

  it('is refused for a version that cannot be released, or does not exist', async () => {
    await reportSite();
    await registry.database.updateTable('version').set({ state: 'refused' }).execute();
    expect(await ask()).toMatchObject({ status: 422, body: { rule: 'version-not-ready' } });
    expect(await ask({ version: '9.9.9' })).toMatchObject({ status: 404 });
    expect((await ask({}, { environment: 'elsewhere' })).status).toBe(404);
  });

  it('needs the right to publish or roll out, and is logged', async () => {
    await reportSite();
    expect(await ask({}, { who: 'reader' })).toMatchObject({ status: 403, body: { rule: 'right-lacking' } });
    await ask();
    const lines = await registry.database
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'preview')
      .execute();
    expect(lines).toMatchObject([
      { actor: 'Camille', target: 'mf-search@1.1.0', after: { environment: 'production' } },
    ]);
    expect(JSON.stringify(lines)).not.toContain('eyJ');
  });
});
