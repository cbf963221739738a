import { readFile } from 'node:fs/promises';
import type { KyselyPlugin } from 'kysely';
import { connect } from '../database/connect.ts';
import { STATIC_RULES } from '../gate/rules.ts';
import { DiskStore } from '../store/disk-store.ts';
import { versionsApp } from './versions-app.ts';

/**
 * Publishes an archive and is killed on the way, as by a loss of power: `node publish-program.ts DATABASE FOLDER ARCHIVE STEP`.
 * Steps: `put-3` and `after-put-3` (the third file), `gate`, `audit` (within the transaction that makes it ready).
 */
const [url = '', folder = '', archive = '', step = ''] = process.argv.slice(2);

function dieAt(name: string): void {
  if (name === step) process.kill(process.pid, 'SIGKILL');
}

class MortalStore extends DiskStore {
  #puts = 0;

  override async put(digest: string, bytes: Uint8Array): Promise<void> {
    const put = ++this.#puts;
    dieAt(`put-${put}`);
    await super.put(digest, bytes);
    dieAt(`after-put-${put}`);
  }
}

const mortalRule = {
  name: 'mortal',
  check() {
    dieAt('gate');
    return null;
  },
  remedy: 'None.',
};

const mortalTransaction: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === 'audit') dieAt('audit');
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

const { database, close } = await connect(url);
const app = await versionsApp({
  database: database.withPlugin(mortalTransaction),
  store: new MortalStore(`${folder}/blobs`),
  shells: () => Promise.resolve([{ host: 'one.test', process: 1, shared: {} }]),
  rules: [...STATIC_RULES, mortalRule],
  drafts: `${folder}/drafts`,
});
await app.inject({
  method: 'POST',
  url: '/v1/remotes/mf-search/versions',
  headers: { 'content-type': 'application/gzip' },
  payload: await readFile(archive),
});
await app.close();
await close();
