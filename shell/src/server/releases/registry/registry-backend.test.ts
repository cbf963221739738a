/** @jest-environment node */
import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { ArtefactStore, blobNameOf, integrityOf } from '@careers/federation/node';
import { CONTRACT_VERSION, LAYOUT } from '@careers/contract';
import type { ReleaseDocument } from '@careers/contract';
import type { ActiveSet } from '../../render-processes/active-set.ts';
import { CircuitBreaker } from '../../render-processes/circuit-breaker.ts';
import { ReleaseStatus } from '../../render-processes/release-status.ts';
import { FakeRegistry, TOKEN } from './fake-registry.ts';
import type { ReportedParts } from '../release-backend.ts';
import { RegistryBackend } from './registry-backend.ts';
import { documentAt, newSigner, writeKeys } from './signing-for-tests.ts';
import type { Signer } from './signing-for-tests.ts';

const COMPLETE = { missing: [], isComplete: true };
const VERSION = '1.1.0';
const rehearsals: ReportedParts['rehearsals'] = {
  reports: [
    {
      ...{ remote: 'mf-search', version: VERSION, salt: 'a', conclusion: 'running', addresses: 2, pairs: 20 },
      ...{ candidateFailed: 1, releasedFailed: 0, failures: [], differences: [] },
    },
  ],
};
let signer: Signer;
let directory: string;
let registry: FakeRegistry;
let pinned: ReleaseDocument;
let entry: string;
const started: RegistryBackend[] = [];

/** Puts a version into the registry's store; returns the digest of its remote.json. */
function publish(version: string): string {
  const put = (text: string) => {
    const bytes = Buffer.from(text);
    const integrity = integrityOf(bytes);
    registry.blobs.set(blobNameOf(integrity), bytes);
    return integrity;
  };
  const build = (name: string) => ({
    entry: 'entry.js',
    integrity: { 'entry.js': put(`${name} of ${version}`) },
  });
  const manifest = {
    contract: CONTRACT_VERSION,
    name: 'mf-search',
    version,
    commit: 'abc',
    fingerprint: 'def',
    role: 'search',
    mount: ['/offres-emploi'],
    widgets: [],
    client: build('client'),
    server: build('server'),
    chunks: {},
    shared: {},
    budgets: { areaKilobytes: 1, widgetKilobytes: 1 },
  };
  return put(JSON.stringify(manifest));
}

async function newShell() {
  const metrics = new Registry();
  const backend = new RegistryBackend({
    registry: {
      url: registry.url,
      token: TOKEN,
      environment: 'production',
      keysFile: join(directory, 'keys.json'),
    },
    site: 'https://emploi.test',
    cacheDirectory: join(directory, 'shell-cache'),
    log: fastify().log,
    metrics,
    onError: () => undefined,
  });
  started.push(backend);
  const copyDirectory = join(directory, `copies-${started.length}`);
  const store = new ArtefactStore({ source: backend.artefacts, copyDirectory });
  const served: number[] = [];
  await backend.start(() => served.push(backend.document.current.revision));
  return { backend, store, metrics, served };
}
const kept = (name: string) => join(directory, 'shell-cache', 'blobs', name);
const copied = (store: ArtefactStore, build: string) =>
  readFile(join(store.copyOf('mf-search', VERSION), build, 'entry.js'), 'utf8');

beforeAll(async () => (signer = await newSigner('ours')));
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backend-'));
  await writeKeys(join(directory, 'keys.json'), [signer]);
  registry = new FakeRegistry();
  const manifest = publish(VERSION);
  const remote = { stable: VERSION, candidate: null, percent: 0, salt: '', fallback: [] };
  pinned = documentAt(1, {
    remotes: { 'mf-search': remote },
    versions: { [`mf-search@${VERSION}`]: { manifest } },
  });
  entry = blobNameOf(integrityOf(Buffer.from(`server of ${VERSION}`)));
  registry.jws = await signer.sign(pinned);
  await registry.start();
});
afterEach(async () => {
  for (const backend of started.splice(0)) await backend.stop();
  await registry.die();
  await rm(directory, { recursive: true, force: true });
});

it('[REL-09] fetches each file once for all shells of a folder, then works offline', async () => {
  const one = await newShell();
  await one.store.fetch('mf-search', VERSION);
  expect(registry.blobsAsked).toHaveLength(3);
  const other = await newShell();
  await other.store.fetch('mf-search', VERSION);
  await registry.die();
  const later = await newShell();
  await later.store.fetch('mf-search', VERSION);
  expect(registry.blobsAsked).toHaveLength(3);
  for (const { store } of [one, other, later])
    expect(await copied(store, 'server')).toBe(`server of ${VERSION}`);
});

it('[REL-09] refuses a corrupt file, stores nothing of its version, and accepts it once repaired', async () => {
  const { store } = await newShell();
  const genuine = registry.blobs.get(entry) ?? Buffer.from('');
  registry.blobs.set(entry, Buffer.from('tampered'));
  await expect(store.fetch('mf-search', VERSION)).rejects.toThrow('its sha384 differs');
  expect(await readdir(kept('.'))).not.toContain(entry);
  registry.blobs.set(entry, genuine);
  await store.fetch('mf-search', VERSION);
  expect(await copied(store, 'server')).toBe(`server of ${VERSION}`);
});

it('[REL-09] refuses a valid remote.json that is not the signed one', async () => {
  const pin = pinned.versions?.[`mf-search@${VERSION}`]?.manifest ?? '';
  const other = registry.blobs.get(blobNameOf(publish('6.6.6'))) ?? Buffer.from('');
  registry.blobs.set(blobNameOf(pin), other);
  const { store } = await newShell();
  await expect(store.fetch('mf-search', VERSION)).rejects.toThrow('its sha384 differs');
  await expect(store.fetch('mf-search', '6.6.6')).rejects.toThrow('does not name mf-search@6.6.6');
});

it('[REL-09] refetches a cached file that was changed, and never copies it', async () => {
  await (await newShell()).store.fetch('mf-search', VERSION);
  await writeFile(kept(entry), 'tampered');
  const { store } = await newShell();
  await store.fetch('mf-search', VERSION);
  expect(await copied(store, 'server')).toBe(`server of ${VERSION}`);
  expect(await readFile(kept(entry), 'utf8')).toBe(`server of ${VERSION}`);
});

it('[REL-09] [FUSE-01] reports the active revision to the registry, and a disabled version immediately', async () => {
  const { backend } = await newShell();
  const breaker = new CircuitBreaker({ onExit: () => undefined, onDisabled: () => status.onChange() });
  const status = new ReleaseStatus({
    versions: { whyNot: () => 'It is not there.', isRefused: () => false },
    breaker,
  });
  breaker.follow(pinned);
  status.update(pinned, { remotes: new Map() } as unknown as ActiveSet, COMPLETE);
  const offer = { contracts: [2, 3], shared: {}, layout: LAYOUT };
  backend.register({ ...offer, fallback: offer }, { status, rehearsals });
  await until(() => registry.reports.length === 1);
  expect(registry.reports[0]).toMatchObject({
    environment: 'production',
    manifest: { process: process.pid, ...offer, fallback: offer },
    revision: 1,
    inForceAt: status.since.toISOString(),
    fallbacks: [{ remote: 'mf-search', wanted: VERSION, served: null, why: 'It is not there.' }],
    disabled: [],
    rehearsals: rehearsals.reports,
  });
  for (let crash = 0; crash < 3; crash += 1)
    breaker.recordExit(
      { reason: 'hang', detail: '', stderr: '', loading: `mf-search@${VERSION}`, asked: [] },
      { name: 'released', versions: [], candidates: [] },
    );
  await until(() => registry.reports.length === 2);
  expect(registry.reports[1]?.disabled).toMatchObject([
    {
      remote: 'mf-search',
      version: VERSION,
      reason: expect.stringContaining('last: hang') as string,
      salt: pinned.remotes['mf-search']?.salt,
    },
  ]);
});

it('[REL-04] reports a version’s first failure immediately, and further counts with the next report', async () => {
  const { backend } = await newShell();
  const status = new ReleaseStatus({
    versions: { whyNot: () => '', isRefused: () => false },
    breaker: { disabled: [] },
  });
  status.update(pinned, { remotes: new Map() } as unknown as ActiveSet, COMPLETE);
  backend.register({ shared: {} }, { status, rehearsals });
  await until(() => registry.reports.length === 1);
  const version = `mf-search@${VERSION}`;
  status.outcomes.rendered([version]);
  const failure = { address: '/offres-emploi', message: 'It threw.' };
  status.outcomes.failed(version, 'fallbacks', failure);
  await until(() => registry.reports.length === 2);
  status.outcomes.failed(version, 'fallbacks', failure);
  const [before, after] = registry.reports;
  expect(before?.outcomes).toEqual([]);
  expect(after?.outcomes).toEqual([
    {
      ...{ remote: 'mf-search', version: VERSION, salt: pinned.remotes['mf-search']?.salt },
      ...{ renders: 1, fallbacks: 1, errors: 0, crashes: 0, pages: {} },
      ...{ browserFailures: 0, visits: 0, failedVisits: 0 },
      vitals: { paints: 0, latePaints: 0, answers: 0, lateAnswers: 0, layouts: 0, shiftedLayouts: 0 },
      cohorts: { percent: 0, seen: 0 },
      failures: [failure],
    },
  ]);
  expect(after?.run).toBe(before?.run);
});

it('[REL-09] deletes files that no stored document names, once another document is active', async () => {
  const { backend, store } = await newShell();
  await store.fetch('mf-search', VERSION);
  await writeFile(kept('of-a-version-that-is-gone'), 'old');
  const before = new Date(Date.now() - 2 * 3600_000);
  for (const name of await readdir(kept('.'))) await utimes(kept(name), before, before);
  const status = new ReleaseStatus({
    versions: { whyNot: () => '', isRefused: () => false },
    breaker: { disabled: [] },
  });
  backend.register({ shared: {} }, { status, rehearsals });
  status.update(pinned, { remotes: new Map() } as unknown as ActiveSet, COMPLETE);
  await until(async () => (await readdir(kept('.'))).length === 3);
  expect(await readdir(kept('.'))).toContain(entry);
});

it('[REL-09] exposes refused documents and an unavailable registry as metrics', async () => {
  const { metrics } = await newShell();
  registry.publish(await (await newSigner('ours')).sign(documentAt(2)));
  const text = () => metrics.metrics();
  await until(async () => /refused_total\{event="release_document_forged"\} 1/.test(await text()));
  expect(await text()).toMatch(/^release_revision 1$/m);
  expect(await text()).toMatch(/^registry_connected 1$/m);
  await registry.die();
  await until(async () => /^registry_connected 0$/m.test(await text()));
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}
