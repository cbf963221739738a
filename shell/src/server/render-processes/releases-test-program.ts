import type { ReleaseDocument, RemoteManifest } from '@careers/contract';
import { ActiveReleases } from './active-releases.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { RenderProcess } from './render-process.ts';
import { startForTests } from './start-for-tests.ts';
import { Versions } from './versions.ts';

/** Server of releases for tests: activates each release it receives, and reports when that is active. */
const manifest = (name: string, version: string) =>
  Promise.resolve({ name, version, mount: ['/a'], widgets: [] } as unknown as RemoteManifest);

const releases = new ActiveReleases({
  versions: new Versions(
    { fetch: manifest, describe: manifest, verify: () => Promise.resolve(), copyOf: () => '/copies' },
    console.error,
  ),
  breaker: new CircuitBreaker({ onExit: console.error, onDisabled: console.error }),
  async startProcess(name, onExit) {
    const started: RenderProcess = await startForTests({ name, onExit: (exit) => onExit(exit, started) });
    return started;
  },
  onError: console.error,
  onActive: () => undefined,
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
