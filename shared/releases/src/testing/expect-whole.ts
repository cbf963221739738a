import { setTimeout as wait } from 'node:timers/promises';
import { verifyAudit } from '../audit/audit.ts';
import { digestOf, keyOf } from '../store/digest.ts';
import { REMOTE } from './faulty-site.ts';
import type { FaultySite } from './faulty-site.ts';

const BACK_MILLISECONDS = 60_000;
const ASK_AGAIN_MILLISECONDS = 50;

/**
 * Retries a command until the outage is over.
 * @throws Error with the registry's log on failure.
 */
export async function whenBack(site: FaultySite, command: () => Promise<Response>): Promise<Response> {
  const end = performance.now() + BACK_MILLISECONDS;
  for (;;) {
    const answer = await command();
    if (answer.status < 500) return answer;
    if (answer.status !== 503 || performance.now() > end)
      throw new Error(`${answer.status}: ${await answer.text()}\n${site.registry.output()}`);
    await wait(ASK_AGAIN_MILLISECONDS);
  }
}

/** Expects consistent data: revisions without gaps, an audit line for each, versions with all files. */
export async function expectWhole({ database }: FaultySite): Promise<void> {
  const documents = await database
    .selectFrom('document')
    .select(['revision', 'jws', 'body'])
    .where('environment', '=', 'production')
    .orderBy('revision')
    .execute();
  expect(documents.map(({ revision }) => revision)).toEqual(documents.map((_, index) => index + 1));
  for (const { jws, body } of documents)
    expect(JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString())).toEqual(body);
  const lines = await database.selectFrom('audit').select(['action', 'target']).execute();
  const ofProduction = lines.filter(({ target }) => /^production($|\/)/.test(target));
  expect(ofProduction).toHaveLength(documents.length);
  expect(await verifyAudit(database)).toMatchObject({ ok: true });

  const versions = await database.selectFrom('version').selectAll().where('state', '=', 'ready').execute();
  const files = await database.selectFrom('version_blob').selectAll().execute();
  for (const { number, manifest, digest } of versions) {
    const own = files.filter((file) => file.number === number);
    const { client, server } = manifest;
    const built = Object.keys(client.integrity).length + Object.keys(server.integrity).length;
    expect(own).toHaveLength(built + 1);
    expect(own.find(({ path }) => path === 'remote.json')?.digest).toBe(digest);
    expect(lines).toContainEqual({ action: 'publish', target: `${REMOTE}@${number}` });
  }
}

/** Expects that the follower received only valid documents, none twice, and has the latest. */
export async function expectFollowed(site: FaultySite): Promise<void> {
  const newest = await site.revision();
  const end = performance.now() + BACK_MILLISECONDS;
  while (site.follower.revision < newest && performance.now() < end) await wait(ASK_AGAIN_MILLISECONDS);
  expect(site.follower.refused).toEqual([]);
  expect(site.follower.revision).toBe(newest);
}

/** Expects all files of a version to be served unchanged. */
export async function expectFiles({ database, registry }: FaultySite, version: string): Promise<void> {
  const files = await database
    .selectFrom('version_blob')
    .select('digest')
    .where('number', '=', version)
    .execute();
  expect(files.length).toBeGreaterThan(0);
  for (const { digest } of files) {
    const answer = await registry.ask(`/v1/blobs/${keyOf(`sha384-${digest}`)}`);
    expect(digestOf(new Uint8Array(await answer.arrayBuffer()))).toBe(`sha384-${digest}`);
  }
}
