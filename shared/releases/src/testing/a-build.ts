import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RemoteManifest } from '@careers/contract';
import { aManifest, aServerBuild } from '@careers/testing/builds';
import { digestOf } from '../store/digest.ts';
import { archiveOf } from './archives.ts';
import type { TarEntry } from './archives.ts';

const AREA = 'export const area = "offers";';

/** Minimal files of a build's sides, by path. */
const SIDES = {
  client: {
    'remoteEntry.js': 'self.container = {};',
    'area.js': AREA,
    'area.js.gz': gzipSync(AREA),
    'area.js.br': brotliCompressSync(AREA),
    'assets/offer.svg': '<svg/>',
  },
  server: { 'remoteEntry.cjs': aServerBuild() },
};

export interface BuildChanges {
  manifest?: Partial<RemoteManifest>;
  /** Additional or overriding files. */
  client?: Record<string, string | Buffer>;
  server?: Record<string, string | Buffer>;
}

export interface TestBuild {
  manifest: RemoteManifest;
  /** Digest of its remote.json. */
  digest: string;
  entries: TarEntry[];
  archive: Buffer;
}

/** Returns a built remote whose manifest has the digests of its files. */
export function aBuild({ manifest: changes = {}, ...more }: BuildChanges = {}): TestBuild {
  const client: Record<string, string | Buffer> = { ...SIDES.client, ...more.client };
  const server: Record<string, string | Buffer> = { ...SIDES.server, ...more.server };
  const manifest = aManifest({
    client: { entry: 'remoteEntry.js', integrity: integrityOf(client) },
    server: { entry: 'remoteEntry.cjs', integrity: integrityOf(server) },
    ...changes,
  });
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const entries = [
    { path: 'remote.json', body: text },
    ...entriesOf('client', client),
    ...entriesOf('server', server),
  ];
  return { manifest, digest: digestOf(Buffer.from(text)), entries, archive: archiveOf(entries) };
}

function integrityOf(files: Record<string, string | Buffer>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, body]) => [path, digestOf(Buffer.from(body))]));
}

function entriesOf(side: string, files: Record<string, string | Buffer>): TarEntry[] {
  return Object.entries(files).map(([path, body]) => ({ path: `${side}/${path}`, body }));
}
