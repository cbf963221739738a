import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { guideSays } from '@careers/docs/mistakes';
import { addVersion } from '@careers/releases/testing/core-registry';
import { startOwnDatabase } from '@careers/releases/testing/own-database';
import type { OwnDatabase } from '@careers/releases/testing/own-database';
import { startRegistryProcess } from '@careers/releases/testing/registry-process';
import type { RegistryProcess } from '@careers/releases/testing/registry-process';
import { registryAccess } from '../client/access.ts';
import type { Access } from '../client/access.ts';
import { registryClient } from '../client/registry-client.ts';
import { releaseFirst } from '../publishing/releasing.ts';
import { storedVersion } from '../publishing/uploading.ts';
import { latest } from './commands/list.ts';
import { runRelease } from './run.ts';

const REMOTE = 'mf-search';

let own: OwnDatabase;
let registry: RegistryProcess | undefined;
let access: Access;
let said: string[];
let complained: string[];

beforeAll(async () => {
  own = await startOwnDatabase();
  registry = await startRegistryProcess(own.directory, { REGISTRY_DATABASE_URL: own.url });
  const local = await registryAccess({ CAREERS_DATA: own.directory });
  if (!local) throw new Error('The registry has left no local.json.');
  access = local;
  process.env['CAREERS_DATA'] = own.directory;
  for (const version of ['1.0.0', '1.1.0']) await addVersion(own.database, REMOTE, version);
});

afterAll(async () => {
  registry?.child.kill();
  await registry?.ended;
  await own?.stop();
});

beforeEach(() => {
  [said, complained] = [[], []];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  jest.spyOn(console, 'error').mockImplementation((line: string) => void complained.push(line));
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => Boolean(complained.push(String(line))));
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env['REGISTRY_URL'];
  delete process.env['REGISTRY_TOKEN'];
});

async function revision(): Promise<number> {
  const { data } = await registryClient(access).GET('/v1/environments/{environment}', {
    params: { path: { environment: 'production' } },
  });
  return data?.revision ?? -1;
}

async function asToken(role: string, ...scope: string[]): Promise<void> {
  expect(await runRelease(['token', 'create', `${role} of a test`, '--role', role, ...scope])).toBe(0);
  process.env['REGISTRY_URL'] = access.url;
  process.env['REGISTRY_TOKEN'] = said.pop();
}

test('lists only the latest of many versions', () => {
  const versions = Array.from({ length: 140 }, (_, index) => `1.${139 - index}.0`);
  expect(latest(versions)).toBe(
    '1.139.0 1.138.0 1.137.0 1.136.0 1.135.0 1.134.0 1.133.0 1.132.0 and 132 more',
  );
  expect(latest(['1.0.0'])).toBe('1.0.0');
});

test('[REL-01] releases the first version of a remote to everybody, once', async () => {
  const client = registryClient(access);
  expect((await storedVersion(client, REMOTE, '1.0.0'))?.manifest.version).toBe('1.0.0');
  expect(await storedVersion(client, REMOTE, '9.9.9')).toBeNull();
  const first = { remote: REMOTE, version: '1.0.0' };
  expect(await releaseFirst(client, 'production', first)).toEqual({ isDone: true });
  expect(await releaseFirst(client, 'production', first)).toEqual({ isDone: false });
  expect(await runRelease(['list'])).toBe(0);
  expect(said.join('\n')).toMatch(/mf-search {2}1\.0\.0 +- +1\.1\.0 1\.0\.0/);
});

test('[REL-10] refuses the second of two concurrent moves, naming the user of the first, and changes nothing', async () => {
  const looked = String(await revision());
  const move = (percent: string) =>
    runRelease(['rollout', REMOTE, '1.1.0', '--percent', percent, '--revision', looked]);
  expect(await move('10')).toBe(0);
  expect(await move('90')).toBe(5);
  expect(complained.join('\n')).toMatch(
    /production is at revision \d+, not \d+.*by local administrator.*\n?.*Nothing was changed/,
  );
  expect(await runRelease(['list', '--json'])).toBe(0);
  expect(JSON.parse(said.at(-1) ?? '')).toMatchObject([{ candidate: '1.1.0', percent: 10 }]);
});

test('[REL-03] rolls a release back with one command, and logs who did what and why', async () => {
  expect(await runRelease(['promote', REMOTE, '--reason', 'it went well'])).toBe(0);
  expect(said.pop()).toMatch(/^mf-search: 1\.1\.0 stable \(production, revision \d+\)$/);
  expect(await runRelease(['rollback', REMOTE, '--reason', 'it went badly'])).toBe(0);
  expect(said.pop()).toMatch(/^mf-search: 1\.0\.0 stable/);
  expect(await runRelease(['log', REMOTE])).toBe(0);
  expect(said.pop()).toMatch(
    /local administrator {2}revision \d+ {2}promote mf-search 1\.1\.0 {2}\(it went well\)\n.*\(it went badly\)$/,
  );
  expect(await runRelease(['log', '--before', String(await revision())])).toBe(0);
  expect(said.pop()).toMatch(/\(it went well\)$/);
});

test('[REL-04] lists versions that shells serve in place of the released ones', async () => {
  const client = registryClient(access);
  const manifest = { host: 'web-1', process: 7, shared: {} };
  const report = (instance: string, fallbacks: object[]) =>
    client.PUT('/v1/shells/{instance}', {
      params: { path: { instance } },
      body: {
        environment: 'production',
        manifest,
        revision: 1,
        inForceAt: new Date().toISOString(),
        fallbacks: fallbacks as never,
        disabled: [],
      },
    });
  const why = 'It ended its process.\nEverything is fine.';
  await report('web-1', [{ remote: REMOTE, wanted: '1.1.0', served: '1.0.0', why }]);
  await report('web-2', []);
  expect(await runRelease(['list'])).toBe(0);
  expect(said.join('\n')).toContain(
    'mf-search 1.1.0 is not served by 1 of 2 shells, 1.0.0 is: It ended its process. Everything is fine.',
  );
  for (const instance of ['web-1', 'web-2'])
    await client.DELETE('/v1/shells/{instance}', {
      params: { path: { instance }, query: { environment: 'production' } },
    });
});

test('[REL-04] lists, shows and logs the outcome of a rollout, and does not promote a failed one', async () => {
  const client = registryClient(access);
  expect(await runRelease(['rollout', REMOTE, '1.1.0', '--percent', '10', '--reason', 'a try'])).toBe(0);
  expect(await runRelease(['list'])).toBe(0);
  expect(said.pop()).toContain('mf-search 1.1.0, candidate: no page rendered yet');
  const { data } = await client.GET('/v1/environments/{environment}', {
    params: { path: { environment: 'production' } },
  });
  const outcome = {
    ...{ remote: REMOTE, version: '1.1.0', salt: data?.document.remotes[REMOTE]?.salt ?? '' },
    ...{ renders: 12, fallbacks: 3, errors: 0, crashes: 1, browserFailures: 2 },
    failures: [{ address: '/offres-emploi', message: 'Error: boom' }],
  };
  await client.PUT('/v1/shells/{instance}', {
    params: { path: { instance: 'web-3' } },
    body: {
      ...{ environment: 'production', manifest: { host: 'web-3', process: 7, shared: {} }, revision: 1 },
      ...{ inForceAt: new Date().toISOString(), fallbacks: [], disabled: [] },
      ...{ run: randomUUID(), outcomes: [outcome] },
    },
  });
  const words =
    '12 pages rendered, 3 answered by another version, 1 crash, 2 failed in browsers; first /offres-emploi: Error: boom';
  for (const [command, line] of [
    [['list'], `mf-search 1.1.0, candidate: ${words}`],
    [
      ['list'],
      'evidence 1.0 (halts at 100): 4 of 16 pages failed on the server, 0 of 0 in 1.0.0 (not enough',
    ],
    [['show', REMOTE, '1.1.0'], words],
    [['log', REMOTE], `(a try)\n    1.1.0: ${words}`],
  ] as const) {
    expect(await runRelease(command)).toBe(0);
    expect(said.pop()).toContain(line);
    expect(await runRelease([...command, '--json'])).toBe(0);
    expect(said.pop()).toMatch(/"fallbacks": 3,[\s\S]*"hasFailed": true,[\s\S]*"\/offres-emploi"/);
  }
  expect(await runRelease(['promote', REMOTE])).toBe(1);
  const failed = complained.pop();
  expect(failed).toMatch(guideSays('failed-candidate'));
  expect(failed).toMatch(/mf-search@1\.1\.0 has failed.*\/offres-emploi: Error: boom.*--despite-failures/);
  expect(await runRelease(['promote', REMOTE, '--despite-failures', ' '])).toBe(2);
  expect(await runRelease(['promote', REMOTE, '--despite-failures', 'the API was away'])).toBe(0);
  expect(await runRelease(['log', REMOTE])).toBe(0);
  expect(said.pop()).toContain('promote mf-search 1.1.0 despite failures  (the API was away)');
  expect(await runRelease(['rollback', REMOTE])).toBe(0);
  // The tests below promote it again.
  await own.database.deleteFrom('outcome').execute();
  await client.DELETE('/v1/shells/{instance}', {
    params: { path: { instance: 'web-3' }, query: { environment: 'production' } },
  });
});

test('[REL-10] replaces a candidate only with consent', async () => {
  expect(await runRelease(['rollout', REMOTE, '1.1.0', '--percent', '20'])).toBe(0);
  expect(await runRelease(['rollout', REMOTE, '1.1.0', '--percent', '5'])).toBe(1);
  expect(complained.pop()).toMatch(/20 % of the visitors have mf-search@1\.1\.0, more than 5 %\. .*--lower/);
  expect(await runRelease(['rollout', REMOTE, '1.1.0', '--percent', '5', '--lower'])).toBe(0);
  expect(await runRelease(['halt', REMOTE])).toBe(0);
});

test('[REL-12] starts, lists, pauses, resumes and skips a plan; its starter cannot approve it', async () => {
  expect(await runRelease(['plan', 'list'])).toBe(0);
  expect(said.pop()).toMatch(/careful {2}0,1:4h:30,.*,100$/);
  expect(await runRelease(['rollout', `${REMOTE}@1.1.0`])).toBe(2);
  expect(complained.pop()).toContain('--plan');
  expect(await runRelease(['rollout', `${REMOTE}@1.1.0`, '--plan', '5,4,100'])).toBe(1);
  expect(complained.pop()).toContain('This is not a plan. Each step gives more than the one before.');
  expect(await runRelease(['rollout', `${REMOTE}@1.1.0`, '--plan', '0,5:2h,20:1h:approve,100'])).toBe(0);
  const rehearsal = `${REMOTE} 1.1.0 at 0 %, step 1 of 4: Goes to 5\u00a0% by itself as soon as the rehearsal has passed (missing).`;
  expect(said.pop()).toBe(rehearsal);
  expect(await runRelease(['list'])).toBe(0);
  expect(said.pop()).toContain(rehearsal);
  expect(await runRelease(['plan', 'pause', REMOTE, '--reason', 'lunch'])).toBe(0);
  expect(said.pop()).toContain('Paused at 0\u00a0% by local administrator: “lunch”');
  expect(await runRelease(['plan', 'resume', REMOTE])).toBe(0);
  expect(await runRelease(['plan', 'skip', REMOTE, '--reason', 'rehearsed in staging'])).toBe(0);
  expect(said.pop()).toMatch(/ at 5 %, step 2 of 4: Asks for approval of 20\u00a0% .*, if 30 loads are seen/);
  expect(await runRelease(['plan', 'approve', REMOTE])).toBe(3);
  expect(complained.pop()).toContain('is not a person');
  expect(await runRelease(['list', '--json'])).toBe(0);
  expect(JSON.parse(said.pop() ?? '')).toMatchObject([{ percent: 5, plan: { step: 2, state: 'baking' } }]);
  expect(await runRelease(['halt', REMOTE])).toBe(0);
  expect(await runRelease(['plan', 'resume', REMOTE])).toBe(1);
  expect(complained.pop()).toBe('mf-search has no plan in production.');
});

test('[REL-12] adds a webhook with its secret, lists and removes it', async () => {
  expect(await runRelease(['webhook', 'add', 'https://ci.example/moves'])).toBe(0);
  expect(said.pop()).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(await runRelease(['webhook', 'add', 'http://ci.example/moves'])).toBe(1);
  expect(complained.pop()).toContain('does not begin with https://');
  expect(await runRelease(['webhook', 'list'])).toBe(0);
  const [, id = ''] = /^(\S+) +0 +https:\/\/ci\.example\/moves$/m.exec(said.pop() ?? '') ?? [];
  expect(await runRelease(['webhook', 'remove', id])).toBe(0);
  expect(await runRelease(['webhook', 'remove', id])).toBe(1);
});

test('[REL-12] the registry posts a move to a webhook', async () => {
  const receiver = createServer((_request, response) => void response.end()).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  expect(await runRelease(['webhook', 'add', url])).toBe(0);
  const received = once(receiver, 'request') as Promise<[IncomingMessage]>;
  expect(await runRelease(['pin', REMOTE, '--reason', 'posted'])).toBe(0);
  const [request] = await received;
  expect(request.headers['webhook-signature']).toMatch(/^v1,\S{44}$/);
  expect(await runRelease(['unpin', REMOTE])).toBe(0);
  expect(await runRelease(['webhook', 'list', '--json'])).toBe(0);
  const [{ id }] = JSON.parse(said.pop() ?? '') as [{ id: string }];
  expect(await runRelease(['webhook', 'remove', id])).toBe(0);
  receiver.closeAllConnections();
  receiver.close();
});

test('times out after ten seconds on a registry that never answers', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const waits: number[] = [];
  const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waits.push(milliseconds);
    return timeout(100);
  });
  process.env['REGISTRY_URL'] = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  process.env['REGISTRY_TOKEN'] = 'careers_any';
  expect(await runRelease(['list'])).toBe(4);
  expect(complained.pop()).toMatch(/^The registry at \S+ does not answer \(.*\)\. Start the site/);
  expect(new Set(waits)).toEqual(new Set([10_000]));
  spy.mockRestore();
  silent.closeAllConnections();
  silent.close();
});

test('[REL-10] reports a pinned remote with what to do, as text or JSON', async () => {
  expect(await runRelease(['pin', REMOTE, '--reason', 'a holiday'])).toBe(0);
  expect(await runRelease(['promote', REMOTE, '1.1.0'])).toBe(1);
  expect(complained.pop()).toMatch(/mf-search is pinned: a holiday\. Unpin it first/);
  expect(await runRelease(['list'])).toBe(0);
  expect(said.pop()).toMatch(/^mf-search is pinned: a holiday$/m);
  expect(await runRelease(['unpin', REMOTE])).toBe(0);
  expect(await runRelease(['freeze', '--reason', 'an election'])).toBe(0);
  expect(await runRelease(['promote', REMOTE, '1.1.0', '--json'])).toBe(1);
  expect(JSON.parse(complained.pop() ?? '')).toMatchObject({
    status: 423,
    rule: 'frozen',
    message: 'production is frozen: an election',
    do: expect.stringContaining('lifts it') as string,
  });
  expect(await runRelease(['unfreeze'])).toBe(0);
  const christmas = ['--from', '2099-12-24T18:00Z', '--until', '2099-12-27T08:00Z', '--reason', 'Christmas'];
  expect(await runRelease(['freeze', ...christmas])).toBe(0);
  const words = '2099-12-24T18:00:00.000Z until 2099-12-27T08:00:00.000Z: Christmas';
  expect(said.pop()).toBe(`production is frozen from ${words}`);
  expect(await runRelease(['list'])).toBe(0);
  expect(said.pop()).toContain(`freeze from ${words}`);
  expect(await runRelease(['freeze', '--until', 'tomorrow'])).toBe(2);
  expect(await runRelease(['unfreeze', '--planned'])).toBe(0);
  const before = await revision();
  expect(await runRelease(['promote', REMOTE, '1.1.0'])).toBe(0);
  expect(await runRelease(['restore', String(before)])).toBe(0);
  expect(await runRelease(['list', '--json'])).toBe(0);
  expect(JSON.parse(said.at(-1) ?? '')).toMatchObject([{ stable: '1.0.0' }]);
});

test('[REL-10] a token has the rights of its role until it is revoked, and needs a reason', async () => {
  await asToken('viewer');
  expect(await runRelease(['whoami'])).toBe(0);
  expect(said.pop()).toMatch(/^viewer of a test .*: viewer of all, until \d{4}-\d\d-\d\dT\S+Z$/);
  expect(await runRelease(['promote', REMOTE, '1.1.0'])).toBe(2);
  expect(complained.pop()).toMatch(/needs a reason/);
  expect(await runRelease(['promote', REMOTE, '1.1.0', '--reason', 'I want it'])).toBe(3);
  expect(complained.pop()).toMatch(/may not|lacks|right/);
  delete process.env['REGISTRY_URL'];
  expect(await runRelease(['token', 'list', '--json'])).toBe(0);
  const [{ id }] = JSON.parse(said.pop() ?? '') as [{ id: string }];
  expect(await runRelease(['token', 'revoke', id])).toBe(0);
  process.env['REGISTRY_URL'] = access.url;
  expect(await runRelease(['whoami'])).toBe(3);
});

test('[REL-10] a maintainer releases only their remote, only in their environments', async () => {
  await addVersion(own.database, 'mf-offer', '1.0.0');
  await asToken('maintainer', '--scope', `${REMOTE}/production`);
  expect(await runRelease(['whoami'])).toBe(0);
  expect(said.pop()).toContain('maintainer of mf-search/production, until ');
  const reason = ['--reason', 'ours'];
  const rollout = (...words: string[]) => runRelease(['rollout', ...words, '--percent', '10', ...reason]);
  expect(await rollout(REMOTE, '1.1.0')).toBe(0);
  expect(await runRelease(['promote', REMOTE, ...reason])).toBe(0);
  expect(await runRelease(['rollback', REMOTE, ...reason])).toBe(0);
  expect(await runRelease(['promote', 'mf-offer', '1.0.0', ...reason])).toBe(3);
  const refusal = complained.pop();
  expect(refusal).toMatch(guideSays('no-right'));
  expect(refusal).toContain('manager of production, maintainer of mf-offer');
  expect(await rollout(REMOTE, '1.1.0', '--environment', 'staging')).toBe(3);
  expect(await runRelease(['pin', REMOTE, ...reason])).toBe(3);
  expect(await runRelease(['promote', REMOTE, '1.1.0', '--despite-failures', 'harmless'])).toBe(3);
  expect(complained.pop()).toMatch(/may not override failures in production: .* manager of production\./);
});

test('[REL-10] a token accepts several roles, each with the scopes after it', async () => {
  const words = ['--role', 'publisher', '--scope', REMOTE, '--scope', 'mf-offer', '--role', 'viewer'];
  expect(await runRelease(['token', 'create', 'two', ...words, '--json'])).toBe(0);
  expect(JSON.parse(said.pop() ?? '')).toMatchObject({
    grants: [
      { role: 'publisher', scope: REMOTE },
      { role: 'publisher', scope: 'mf-offer' },
      { role: 'viewer', scope: null },
    ],
  });
  expect(await runRelease(['token', 'create', 'none', '--scope', REMOTE, '--role', 'publisher'])).toBe(2);
  expect(await runRelease(['token', 'create', 'none', '--role', 'owner'])).toBe(2);
  expect(
    await runRelease(['token', 'create', 'none', '--role', 'maintainer', '--scope', 'mf-search/nowhere']),
  ).toBe(1);
  expect(complained.pop()).toContain('There is no environment nowhere that somebody could be maintainer of.');
});

test('[REL-10] registers a remote without its sources, and keeps its paths and widgets', async () => {
  const add = (...words: string[]) => runRelease(['remote', 'add', 'mf-abroad', ...words]);
  expect(await add('--team', 'abroad', '--path', '/etranger', '--widget', 'abroad-card')).toBe(0);
  expect(said.pop()).toBe('mf-abroad is of the team abroad and owns /etranger abroad-card');
  expect(await add('--path', '/pays/*', '--json')).toBe(0);
  expect(JSON.parse(said.pop() ?? '')).toEqual({
    ...{ name: 'mf-abroad', team: 'abroad' },
    ...{ mount: ['/etranger', '/pays/*'], widgets: ['abroad-card'] },
  });
  await asToken('publisher', '--scope', 'mf-abroad');
  expect(await add('--path', '/monde')).toBe(3);
});

test('[REL-05] an administrator changes the budgets of a remote, with a reason', async () => {
  const budget = (...words: string[]) => runRelease(['remote', 'budget', REMOTE, ...words]);
  expect(await budget()).toBe(0);
  expect(said.pop()).toBe(`${REMOTE}: 40 kB a page, 40 kB a widget`);
  expect(await budget('--area', '45', '--reason', 'the map')).toBe(0);
  expect(said.pop()).toBe(`${REMOTE}: 45 kB a page, 40 kB a widget`);
  expect(await budget('--widget', '41', '--json')).toBe(0);
  expect(JSON.parse(said.pop() ?? '')).toEqual({ name: REMOTE, areaKilobytes: 45, widgetKilobytes: 41 });
  await asToken('publisher', '--scope', REMOTE);
  expect(await budget('--area', '99', '--reason', 'ours')).toBe(3);
  expect(await runRelease(['remote', 'budget', 'mf-nothing'])).toBe(1);
});

test('[REL-06] prints only the preview link on stdout, and its expiry on stderr', async () => {
  const client = registryClient(access);
  const preview = (...words: string[]) => runRelease(['preview', `${REMOTE}@1.1.0`, ...words]);
  expect(await preview()).toBe(1);
  expect(complained.pop()).toMatch(/^No shell of production has reported .* Start one/);
  await client.PUT('/v1/shells/{instance}', {
    params: { path: { instance: 'web-4' } },
    body: {
      ...{ environment: 'production', manifest: { host: 'web-4', process: 7, shared: {} }, revision: 1 },
      ...{ inForceAt: new Date().toISOString(), fallbacks: [], disabled: [], site: 'https://emploi.test' },
    },
  });
  expect(await preview('--hours', '2', '--path', '/offres-emploi?mot=boucher')).toBe(0);
  const url = new URL(said.pop() ?? '');
  expect([url.origin, url.searchParams.get('to')]).toEqual([
    'https://emploi.test',
    '/offres-emploi?mot=boucher',
  ]);
  expect(complained.pop()).toMatch(/^Until \d{4}-.*cannot be revoked/);
  expect(await preview('--json')).toBe(0);
  expect(JSON.parse(said.pop() ?? '')).toEqual({
    url: expect.stringMatching(/^https:/),
    expiresAt: expect.any(String),
  });
  expect(complained).toEqual([]);
  expect(await preview('--hours', '73')).toBe(2);
  expect(await preview('--environment', 'staging')).toBe(1);
  expect(await runRelease(['preview', `${REMOTE}@9.9.9`])).toBe(1);
  await asToken('publisher', '--scope', 'mf-abroad');
  expect(await preview()).toBe(3);
  expect(complained.pop()).toMatch(/may not publish mf-search/);
  delete process.env['REGISTRY_URL'];
  await asToken('publisher', '--scope', REMOTE);
  expect(await preview()).toBe(0);
  delete process.env['REGISTRY_URL'];
  await client.DELETE('/v1/shells/{instance}', {
    params: { path: { instance: 'web-4' }, query: { environment: 'production' } },
  });
});

describe('[REL-05] checks', () => {
  const FINDING = {
    ...{ rule: 'contrast', what: 'The button is grey on white.' },
    ...{ whom: 'Visitors with low vision.', do: 'Take the ink of the design system.' },
  };
  const report = (name: string, conclusion: string, ...more: string[]) =>
    runRelease([
      ...['check', 'report', `${REMOTE}@1.1.0`, name],
      ...['--conclusion', conclusion, '--summary', 'Opened its pages', ...more],
    ]);

  test('are reported with the right to publish the remote, and shown with their findings', async () => {
    const details = join(own.directory, 'details.json');
    await writeFile(details, JSON.stringify([FINDING]));
    await asToken('publisher', '--scope', REMOTE);
    expect(await report('browser', 'failed', '--details', details)).toBe(0);
    expect(said.pop()).toBe('mf-search@1.1.0: browser failed');
    expect(await runRelease(['show', `${REMOTE}@1.1.0`])).toBe(0);
    const shown = said.pop();
    expect(shown).toMatch(
      /check browser +failed: Opened its pages; by publisher of a test .* at 20\S+Z\n +contrast: The button is grey on white\. Whom it hurts: Visitors with low vision\. What to do: Take the ink/,
    );
    expect(shown).toMatch(/check gate +passed: /);
    expect(await report('browser', 'passed', '--json')).toBe(0);
    expect(JSON.parse(said.pop() ?? '')).toMatchObject({
      name: 'browser',
      conclusion: 'passed',
      details: [],
    });
    expect(await runRelease(['show', REMOTE, '1.1.0', '--json'])).toBe(0);
    expect(JSON.parse(said.pop() ?? '')).toMatchObject({
      version: '1.1.0',
      checks: [{ name: 'browser', conclusion: 'passed' }, { name: 'gate' }],
    });
    expect(await report('gate', 'passed')).toBe(3);
    expect(complained.pop()).toMatch(/by the registry and its shells alone\. Report .* under another name/);
    delete process.env['REGISTRY_URL'];
    await asToken('publisher', '--scope', 'mf-offer');
    expect(await report('browser', 'failed')).toBe(3);
    expect(complained.pop()).toMatch(/may not publish mf-search: .*publisher or maintainer of mf-search/);
  });

  test('with invalid arguments are refused with the reason', async () => {
    const file = join(own.directory, 'wrong.json');
    await writeFile(file, '[{ "rule": "contrast" }]');
    for (const [words, message] of [
      [['Browser', 'passed'], /kebab-case: browser, first-load/],
      [['browser', 'green'], /Allowed choices are passed, failed, neutral, running/],
      [['browser', 'passed', '--summary', ' '], /Say what was found: --summary/],
      [['browser', 'passed', '--details', 'none.json'], /There is no file none\.json/],
      [['browser', 'passed', '--details', file], /wrong\.json holds no details: .*"whom"/],
    ] as const) {
      const [name, ...more] = words;
      const [conclusion = '', ...options] = more;
      expect(await report(name, conclusion, ...options)).toBe(2);
      expect(complained.pop()).toMatch(message);
    }
    for (const named of ['mf-search', '@1.0.0', 'mf-search@1.0.0@2']) {
      expect(await runRelease(['show', named])).toBe(2);
      expect(complained.pop()).toMatch(/^Name one version: mf-search@1\.2\.3/);
    }
    expect(await runRelease(['show', 'mf-search@1.0.0', '1.1.0'])).toBe(2);
  });

  test('that an environment requires block a version until they pass or are overridden', async () => {
    const requireChecks = (...words: string[]) => runRelease(['environment', 'require', ...words]);
    expect(await requireChecks('gate', 'speed')).toBe(0);
    expect(said.pop()).toBe('production requires gate, speed');
    expect(await runRelease(['environment', 'list'])).toBe(0);
    expect(said.pop()).toMatch(/production +\d+ +gate speed +-/);
    expect(await runRelease(['promote', REMOTE, '1.1.0'])).toBe(1);
    expect(complained.pop()).toMatch(
      /speed is missing: run it, then `careers check report mf-search@1\.1\.0 speed .*--despite-checks/,
    );
    expect(await runRelease(['promote', REMOTE, '1.1.0', '--despite-checks', ' '])).toBe(2);
    expect(await runRelease(['promote', REMOTE, '1.1.0', '--despite-checks', 'an urgent fix'])).toBe(0);
    expect(await runRelease(['log', REMOTE])).toBe(0);
    expect(said.pop()).toContain('promote mf-search 1.1.0 despite checks  (an urgent fix)');
    expect(await runRelease(['rollback', REMOTE])).toBe(0);
    expect(await report('speed', 'neutral')).toBe(0);
    expect(await runRelease(['rollout', REMOTE, '1.1.0', '--percent', '10'])).toBe(0);
    expect(await runRelease(['halt', REMOTE])).toBe(0);
    expect(await requireChecks('gate', 'rehearsal')).toBe(0);
    expect(await runRelease(['rollout', REMOTE, '1.1.0', '--percent', '10'])).toBe(1);
    expect(complained.pop()).toMatch(
      /rehearsal is missing: `careers rollout mf-\w+ 1\.1\.0 --percent 0`, and wait/,
    );
    expect(await runRelease(['rollout', REMOTE, '1.1.0', '--percent', '0'])).toBe(0);
    await asToken('manager', '--scope', 'production');
    expect(await requireChecks('gate', '--reason', 'faster')).toBe(3);
    const despite = ['--despite-checks', 'an urgent fix'];
    expect(await runRelease(['promote', REMOTE, '1.1.0', ...despite])).toBe(3);
    delete process.env['REGISTRY_URL'];
    expect(await requireChecks('gate')).toBe(0);
  });
});

test('usage errors and an unavailable registry have their own exit codes', async () => {
  expect(await runRelease(['promotte', REMOTE])).toBe(2);
  expect(await runRelease(['rollout', REMOTE, '1.1.0', '--percent', '101'])).toBe(2);
  expect(await runRelease(['rollout', REMOTE, '1.1.0'])).toBe(2);
  expect(await runRelease(['show', REMOTE, '9.9.9'])).toBe(1);
  expect(await runRelease(['list', '--help'])).toBe(0);
  process.env['REGISTRY_URL'] = 'http://127.0.0.1:1';
  process.env['REGISTRY_TOKEN'] = 'any';
  expect(await runRelease(['list'])).toBe(4);
  const away = complained.pop();
  expect(away).toMatch(guideSays('registry-away'));
  expect(away).toMatch(/npm start/);
});

test('shows and compares versions', async () => {
  expect(await runRelease(['show', REMOTE, '1.1.0'])).toBe(0);
  expect(said.pop()).toMatch(/mf-search@1\.1\.0 +ready[\s\S]*paths +\/offres-emploi/);
  expect(await runRelease(['compare', `${REMOTE}@1.1.0`, '1.0.0'])).toBe(0);
  expect(said.pop()).toMatch(/^mf-search +1\.0\.0 → 1\.1\.0\n.*\n.*nothing of what visitors load/);
  const { data } = await registryClient(access).GET('/v1/environments/{environment}', {
    params: { path: { environment: 'production' } },
  });
  const stable = data?.document.remotes[REMOTE]?.stable;
  expect(await runRelease(['compare', `${REMOTE}@1.1.0`, '--json'])).toBe(0);
  expect(JSON.parse(said.pop() ?? '')).toMatchObject({ from: stable, to: '1.1.0' });
  expect(await runRelease(['compare', `${REMOTE}@1.1.0`, '--environment', 'staging'])).toBe(1);
  expect(complained.pop()).toMatch(/No version of mf-search is released in staging: name the one to compare/);
  expect(await runRelease(['compare', `${REMOTE}@9.9.9`, '1.0.0'])).toBe(1);
});

test('[REL-12] rolls out versions of several remotes together, and rolls them back together', async () => {
  await addVersion(own.database, 'mf-offer', '2.0.0');
  expect(await runRelease(['promote', 'mf-offer', '1.0.0'])).toBe(0);
  const linked = ['--percent', '10', '--with', 'mf-offer@2.0.0'];
  expect(await runRelease(['rollout', `${REMOTE}@1.1.0`, ...linked])).toBe(0);
  expect(said.pop()).toMatch(/^mf-search: 1\.0\.0 stable, 1\.1\.0 for 10 % with mf-offer 2\.0\.0 \(/);
  expect(await runRelease(['rollout', `${REMOTE}@1.1.0`, '--percent', '20', '--with', 'mf-offer'])).toBe(2);
  expect(complained.pop()).toContain('mf-offer@1.2.3');
  expect(await runRelease(['rollback', 'mf-offer'])).toBe(0);
  expect(said.pop()).toMatch(/^mf-offer: 1\.0\.0 stable with mf-search 1\.1\.0 \(/);

  const plan = ['--plan', '0,100', '--with', 'mf-offer@2.0.0'];
  expect(await runRelease(['rollout', `${REMOTE}@1.1.0`, ...plan])).toBe(0);
  expect(await runRelease(['halt', REMOTE])).toBe(0);
  expect(said.pop()).toContain(' with mf-offer 2.0.0 (');
});
