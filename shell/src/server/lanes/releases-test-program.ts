import { join } from 'node:path';
import type { ReleaseDocument, RemoteManifest } from '@careers/contract';
import { Lane } from './lane.ts';
import type { LaneCalls } from './messages.ts';
import { ServedReleases } from './served-releases.ts';
import { Versions } from './versions.ts';

/** What serves releases, for tests: it moves on to the release that it is told, and says when it is served. */
const manifest = (name: string, version: string) =>
  Promise.resolve({ name, version, mount: ['/a'], widgets: [] } as unknown as RemoteManifest);

const releases = new ServedReleases({
  versions: new Versions({ fetch: manifest, describe: manifest, copyOf: () => '/copies' }, console.error),
  async startLane(name, onDeath) {
    const lane: Lane = new Lane({
      name,
      program: join(import.meta.dirname, 'lane-test-program.ts'),
      readable: [],
      limits: { beatMilliseconds: 10_000, residentBytes: 1_024 * 1024 * 1024 },
      onDeath: (death) => onDeath(death, lane),
      onError: console.error,
    });
    await lane.ask('start', {} as LaneCalls['start']['question']);
    return lane;
  },
  allowed: (document) => document,
  onDeath: console.error,
  onError: console.error,
  onServed: () => undefined,
});

const documentOf = (revision: number): ReleaseDocument => ({
  revision,
  remotes: {
    'mf-a': {
      stable: `1.${revision}.0`,
      fallback: [`1.${revision - 1}.0`],
      candidate: null,
      percent: 0,
      salt: 'salt',
    },
  },
});

process.on('message', (revision: number) => {
  releases.follow(documentOf(revision));
  const look = setInterval(() => {
    if (releases.revision !== revision) return;
    clearInterval(look);
    process.send?.(revision);
  }, 20);
});
process.on('disconnect', () => process.exit());
