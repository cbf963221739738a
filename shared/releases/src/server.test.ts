import { once } from 'node:events';
import { mkdtemp, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createLocalJWKSet, compactVerify } from 'jose';
import { sql } from 'kysely';
import { emptyDatabase } from '@careers/postgres/testing';
import { requireCurrent } from './documents/document-store.ts';
import { startOwnDatabase } from './testing/own-database.ts';
import type { OwnDatabase } from './testing/own-database.ts';
import { killRegistryProcesses, launchRegistry, startRegistryProcess } from './testing/registry-process.ts';
import { connect } from './database/connect.ts';
import type { Database } from './database/schema.ts';

jest.setTimeout(120_000);

let cluster: OwnDatabase;
let url: string;
let database: Database;
let data: string;
beforeAll(async () => {
  cluster = await startOwnDatabase();
  url = await emptyDatabase();
  database = await connect(url);
  data = await mkdtemp(join(cluster.directory, 'data-'));
});
afterAll(async () => {
  killRegistryProcesses();
  await database.destroy();
  await cluster.stop();
});

const start = () => startRegistryProcess(data, { REGISTRY_DATABASE_URL: url });

describe('[REL-10] the service', () => {
  it('names a missing setting, and does not start', async () => {
    const { ended, output } = launchRegistry(data);
    expect(await ended).toEqual([1, null]);
    expect(output()).toContain('REGISTRY_DATABASE_URL');
    expect(output()).not.toContain('    at ');
  });

  it('accepts readers of its data folder, with tokens that survive a restart', async () => {
    const { child, ended, ask } = await start();
    const file = join(data, 'registry', 'local.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await ask('/v1/environments')).status).toBe(200);
    const { shellToken, url: address } = JSON.parse(await readFile(file, 'utf8'));
    const asShell = (path: string) =>
      fetch(address + path, { headers: { authorization: `Bearer ${shellToken}` } });
    expect((await asShell('/v1/environments/production/document')).status).toBe(200);
    expect((await asShell('/v1/environments/staging/document')).status).toBe(403);
    expect((await asShell('/v1/environments')).status).toBe(403);
    expect((await fetch(`${address}/v1/environments`)).status).toBe(401);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    await ended;
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ shellToken });
  });

  it('exits with its parent process, even if that was killed', async () => {
    const { child } = await start();
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([0, null]);
  });

  it('[REL-10] ends streams whose token is revoked or has expired, and no others', async () => {
    const { child, ended, ask, address } = await start();
    const follow = async () => {
      const created = await ask('/v1/tokens', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'shell',
          grants: [{ role: 'shell', scope: 'production' }],
          days: 1,
          reason: 'It follows.',
        }),
      });
      const { id, token } = (await created.json()) as { id: string; token: string };
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${address}/v1/environments/production/events`, { headers });
      const stream = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      expect((await stream?.read())?.value).toContain('event: document');
      return { id, next: async () => (await stream?.read())?.value };
    };
    const [revoked, expired, other] = [await follow(), await follow(), await follow()];
    await ask(`/v1/tokens/${revoked.id}`, { method: 'DELETE' });
    expect(await revoked.next()).toBeUndefined();
    expect(await other.next()).toBe(': nothing new\n\n');
    expect(await expired.next()).toBe(': nothing new\n\n');

    const past = new Date(Date.now() - 1);
    await database.updateTable('token').set({ expires_at: past }).where('id', '=', expired.id).execute();
    await sql`select pg_notify('document', 'production')`.execute(database);
    expect(await expired.next()).toBeUndefined();
    expect(await other.next()).toBe(': nothing new\n\n');
    child.kill('SIGTERM');
    await ended;
  });

  it('[REL-09] signs the active release again if its key is gone', async () => {
    const keys = join(data, 'registry', 'keys');
    const { revision } = await requireCurrent(database, 'production');
    const moved = await mkdtemp(join(cluster.directory, 'keys-'));
    await rename(keys, join(moved, 'keys'));
    const after = await start();
    const answer = await after.ask('/v1/environments/production/document');
    expect(answer.headers.get('etag')).toBe(`"${revision + 1}"`);
    const publicSet = JSON.parse(await readFile(join(data, 'registry', 'keys.json'), 'utf8'));
    await compactVerify(await answer.text(), createLocalJWKSet(publicSet));
    after.child.kill('SIGTERM');
    await after.ended;
  });
});
