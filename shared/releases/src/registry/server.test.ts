import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createLocalJWKSet, compactVerify } from 'jose';
import { ensureDatabase } from '@careers/postgres';
import { addVersion } from '../../testing/core-registry.ts';
import { startOwnDatabase } from '../../testing/own-database.ts';
import type { OwnDatabase } from '../../testing/own-database.ts';
import { verifyAudit } from './audit/verify-audit.ts';
import { connect } from './database/connect.ts';
import type { Connection } from './database/connect.ts';

jest.setTimeout(120_000);

const MAIN = resolve(import.meta.dirname, 'main.ts');

let cluster: OwnDatabase;
let url: string;
let connection: Connection;
let data: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  cluster = await startOwnDatabase();
  url = await ensureDatabase(cluster.url, 'registry');
  connection = await connect(url);
  data = await mkdtemp(join(cluster.directory, 'data-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await connection.close();
  await cluster.stop();
});

interface Started {
  child: ChildProcess;
  output: () => string;
  ended: Promise<unknown[]>;
  /** Asks with the local administrator's token. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

function launch(environment: NodeJS.ProcessEnv = {}) {
  const { REGISTRY_DATABASE_URL: _other, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { ...inherited, CAREERS_DATA: data, REGISTRY_PORT: '0', ...environment },
  });
  running.add(child);
  let output = '';
  const ended = once(child, 'close').finally(() => running.delete(child));
  const listening = new Promise<void>((found) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('listening on')) found();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  return { child, output: () => output, ended, listening };
}

async function start(): Promise<Started> {
  const { listening, ...launched } = launch({ REGISTRY_DATABASE_URL: url });
  const end = launched.ended.then(() => Promise.reject(new Error(launched.output())));
  await Promise.race([listening, end]);
  end.catch(() => undefined);
  const local = JSON.parse(await readFile(join(data, 'registry', 'local.json'), 'utf8'));
  return {
    ...launched,
    ask: (path, init) =>
      fetch(`${local.url}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${local.token}`, ...init?.headers },
      }),
  };
}

describe('[REL-10] the service', () => {
  it('says which setting is lacking, and starts nothing', async () => {
    const { ended, output } = launch();
    expect(await ended).toEqual([1, null]);
    expect(output()).toContain('REGISTRY_DATABASE_URL');
    expect(output()).not.toContain('    at ');
  });

  it('lets whoever may read its folder in, and takes that away when it ends', async () => {
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
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  it('[REL-09] killed among moves it has made each of them whole or not at all, and goes on', async () => {
    const versions = Array.from({ length: 40 }, (_, index) => `1.${index}.0`);
    for (const version of versions) await addVersion(connection.database, 'mf-search', version);
    const { ask, child, ended } = await start();
    const first = await (await ask('/v1/environments/production')).json();
    let revision = (first as { revision: number }).revision;
    let answered = revision;
    const moves = (async () => {
      for (const version of versions) {
        const answer = await ask('/v1/environments/production/moves', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'if-match': `"${revision}"` },
          body: JSON.stringify({ action: 'promote', remote: 'mf-search', version, reason: 'Next.' }),
        });
        ({ revision } = (await answer.json()) as { revision: number });
        answered = revision;
        if (revision === 8) child.kill('SIGKILL');
      }
    })();
    await expect(moves).rejects.toThrow();
    await ended;
    const documents = await connection.database
      .selectFrom('document')
      .select('revision')
      .where('environment', '=', 'production')
      .orderBy('revision')
      .execute();
    const promotions = await connection.database
      .selectFrom('audit')
      .select('sequence')
      .where('action', '=', 'promote')
      .execute();
    expect(promotions).toHaveLength(documents.length - 1);
    expect(documents.at(-1)?.revision).toBeGreaterThanOrEqual(answered);
    expect(await verifyAudit(connection.database)).toMatchObject({ ok: true });

    const again = await start();
    const jws = await (await again.ask('/v1/environments/production/document')).text();
    const keys = JSON.parse(await readFile(join(data, 'registry', 'keys.json'), 'utf8'));
    const { payload } = await compactVerify(jws, createLocalJWKSet(keys));
    expect(JSON.parse(new TextDecoder().decode(payload)).revision).toBe(documents.at(-1)?.revision);
    again.child.kill('SIGTERM');
    await again.ended;
  });

  it('[REL-09] signs what is in force again where the key of before is gone', async () => {
    const keys = join(data, 'registry', 'keys');
    const { revision } = await connection.database
      .selectFrom('document')
      .select(({ fn }) => fn.max('revision').as('revision'))
      .where('environment', '=', 'production')
      .executeTakeFirstOrThrow();
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
