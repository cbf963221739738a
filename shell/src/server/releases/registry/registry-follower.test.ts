/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { FakeRegistry, TOKEN } from './fake-registry.ts';
import { StoredDocuments } from './stored-documents.ts';
import { RegistryClient } from './registry-client.ts';
import { RegistryFollower, TIMEOUT_FIRST_DOCUMENT_MILLISECONDS } from './registry-follower.ts';
import { documentAt, newSigner, writeKeys } from './signing-for-tests.ts';
import type { Signer } from './signing-for-tests.ts';

let signer: Signer;
let directory: string;
let registry: FakeRegistry;
let events: string[];
const shells: RegistryFollower[] = [];

async function newShell(token = TOKEN): Promise<RegistryFollower> {
  const { log } = fastify({
    logger: {
      level: 'info',
      stream: { write: (line: string) => events.push((JSON.parse(line) as { event: string }).event) },
    },
  });
  const environment = 'production';
  const shell = new RegistryFollower({
    client: new RegistryClient({ url: registry.url, token, environment }),
    verifier: { keysFile: join(directory, 'keys.json'), environment },
    stored: new StoredDocuments({ directory, environment }),
    log,
    onRefused: () => undefined,
  });
  shells.push(shell);
  await shell.start();
  return shell;
}
const signed = (revision: number) => signer.sign(documentAt(revision));
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
};
const comesTo = (revision: number, ...of: RegistryFollower[]) =>
  until(() => of.every(({ current }) => current.revision === revision));

beforeAll(async () => (signer = await newSigner('ours')));
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'follower-'));
  await writeKeys(join(directory, 'keys.json'), [signer]);
  registry = new FakeRegistry();
  registry.jws = await signed(1);
  events = [];
  await registry.start();
});
afterEach(async () => {
  for (const shell of shells.splice(0)) shell.stop();
  await registry.die();
  await rm(directory, { recursive: true, force: true });
});

it('[REL-09] has the document after its start, and each new one as soon as it is signed', async () => {
  const shell = await newShell();
  expect(shell.current).toEqual(documentAt(1));
  const changes: number[] = [];
  shell.onChange = ({ revision }) => changes.push(revision);
  registry.publish(await signed(2));
  await comesTo(2, shell);
  registry.publish(await signed(1));
  registry.publish(await signed(3));
  await comesTo(3, shell);
  expect(changes).toEqual([2, 3]);
  expect(events).toEqual(['registry_found', 'release_document_older']);
});

it('[REL-09] polls if events are blocked', async () => {
  registry.holdsEvents = true;
  const shell = await newShell();
  expect(shell.current.revision).toBe(1);
  registry.publish(await signed(2));
  await comesTo(2, shell);
});

it('[REL-09] keeps the document while the registry is down, logs it once, and resumes afterwards', async () => {
  const shell = await newShell();
  await registry.die();
  await until(() => events.includes('registry_lost'));
  expect([shell.current.revision, shell.isConnected]).toEqual([1, false]);
  registry.jws = await signed(2);
  await registry.start();
  await comesTo(2, shell);
  expect(events).toEqual(['registry_found', 'registry_lost', 'registry_found']);
});

it('[REL-09] starts with the stored document, without waiting for a registry that hangs or is down', async () => {
  await newShell();
  const startWithoutWait = async () => {
    const began = performance.now();
    expect((await newShell()).current.revision).toBe(1);
    expect(performance.now() - began).toBeLessThan(TIMEOUT_FIRST_DOCUMENT_MILLISECONDS);
  };
  registry.hangs = true;
  await startWithoutWait();
  await registry.die();
  await startWithoutWait();
});

it('[REL-09] starts empty with neither, even if the registry hangs', async () => {
  registry.hangs = true;
  const shell = await newShell();
  expect(shell.current).toEqual({ revision: 0, remotes: {} });
  registry.hangs = false;
  await comesTo(1, shell);
});

it('[REL-09] a shell with an invalid token has no document; a disconnected one reads those its neighbour stores', async () => {
  const outcast = await newShell('a token that was revoked');
  expect(outcast.current.revision).toBe(0);
  const neighbour = await newShell();
  await comesTo(1, neighbour, outcast);
});

it('[REL-03] refreshes immediately for an unknown version, with one request for many callers', async () => {
  registry.holdsEvents = true;
  const shell = await newShell();
  registry.jws = await signed(2);
  const refreshing = shell.refresh();
  expect(shell.refresh()).toBe(refreshing);
  await refreshing;
  expect(shell.current.revision).toBe(2);
});
