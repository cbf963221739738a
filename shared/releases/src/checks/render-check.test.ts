import { aPageBuild } from '@careers/testing/builds';
import type { PageSources } from '@careers/testing/builds';
import { aBuild } from '../testing/a-build.ts';
import { startCoreRegistry } from '../testing/core-registry.ts';
import type { Answer, CoreRegistry } from '../testing/core-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';

const REMOTE = 'mf-search';
let registry: CoreRegistry;
registryForFile(startCoreRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  const owned = { mount: ['/offres-emploi'], widgets: ['search-bar'] };
  await registry.database
    .insertInto('remote')
    .values({ name: REMOTE, team: 'search', ...owned })
    .execute();
});

const SAMPLES = {
  pages: { '/offres-emploi': 200 },
  widgets: { 'search-bar': [{ place: 'Nantes' }] },
  api: { '/offers/': { body: { list: [] } } },
};

/** Uploads a build whose page and widget have samples. */
async function send(path: 'versions' | 'checks', sources: PageSources, version = '1.0.0') {
  const { archive } = aBuild({
    manifest: { version, mount: ['/offres-emploi'] },
    server: { 'remoteEntry.cjs': aPageBuild(sources), 'samples.json': JSON.stringify(SAMPLES) },
  });
  const answer = await registry.app.inject({
    method: 'POST',
    url: `/v1/remotes/${REMOTE}/${path}?withoutShells=true`,
    headers: { authorization: 'Bearer ci', 'content-type': 'application/gzip' },
    payload: archive,
  });
  return { status: answer.statusCode, body: answer.json() as Answer };
}

async function renderCheckOf(version: string): Promise<Answer> {
  const answer = await registry.app.inject({
    url: `/v1/remotes/${REMOTE}/versions/${version}/checks`,
    headers: { authorization: 'Bearer reader' },
  });
  return answer.json().find(({ name }: Answer) => name === 'render');
}

const NO_HEADING = { component: `() => h('h2', null, 'Offres')` };
const FINDING = {
  rule: 'heading',
  what: '/offres-emploi has 0 h1, not one.',
  whom: 'Visitors with a screen reader, and who search for the page.',
  do: 'Give the page one h1.',
};

it('[REL-05] renders a version when it is published, and stores the check with it', async () => {
  expect(await send('versions', {})).toMatchObject({ status: 201 });
  expect(await renderCheckOf('1.0.0')).toMatchObject({
    ...{ conclusion: 'passed', summary: '2 samples rendered', details: [], reportedBy: 'registry' },
  });
  expect(await send('versions', NO_HEADING, '1.1.0')).toMatchObject({ status: 201 });
  expect(await renderCheckOf('1.1.0')).toMatchObject({
    ...{ conclusion: 'failed', summary: '2 samples rendered, 1 found: heading', details: [FINDING] },
  });
}, 60_000);

it('[REL-05] reports findings before publishing, and stores nothing', async () => {
  expect(await send('checks', NO_HEADING)).toMatchObject({
    status: 200,
    body: { checks: [{ name: 'render', conclusion: 'failed', details: [FINDING] }] },
  });
  expect(await registry.database.selectFrom('version').selectAll().execute()).toEqual([]);
}, 60_000);

it('[REL-05] an environment that requires it refuses a failing version, with what to do', async () => {
  const required = await registry.app.inject({
    method: 'PUT',
    url: '/v1/environments/production/required-checks',
    headers: { authorization: 'Bearer Camille' },
    payload: { checks: ['gate', 'render'], reason: 'as agreed' },
  });
  expect(required.statusCode).toBe(200);
  await send('versions', NO_HEADING);
  const promote = { action: 'promote', remote: REMOTE, version: '1.0.0', reason: 'now' } as const;
  expect(await registry.move(promote)).toMatchObject({
    status: 409,
    body: {
      rule: 'checks-required',
      message: expect.stringMatching(/render is failed: publish the next version/),
    },
  });
  await send('versions', {}, '1.1.0');
  expect(await registry.move({ ...promote, version: '1.1.0' })).toMatchObject({ status: 200 });
}, 60_000);
