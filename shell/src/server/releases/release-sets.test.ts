/** @jest-environment node */
import type { ArtefactStore, LoadedRemote, RemoteLoader } from '@careers/federation/node';
import type { ReleaseDocument, RemoteManifest } from '@careers/contract';
import { releaseName } from './release-map.ts';
import { ReleaseSets } from './release-sets.ts';

const document: ReleaseDocument = {
  revision: 7,
  remotes: {
    'mf-search': {
      stable: '1.1.0',
      candidate: '2.0.0',
      percent: 50,
      salt: 'salt',
      fallback: ['1.0.0'],
    },
  },
};
const everyCohort = Array.from({ length: 64 }, (_, cohort) => cohort * 64);

const manifest = (name: string, version: string) =>
  ({ name, version, mount: ['/offres-emploi'] }) as RemoteManifest;

/** A loader for which some versions cannot be loaded. */
function sets(broken: Set<string> = new Set()) {
  const load = jest.fn((name: string, version: string) =>
    broken.has(version)
      ? Promise.reject(new Error(`${version} is broken`))
      : Promise.resolve({ manifest: manifest(name, version), area: null } as LoadedRemote),
  );
  const onProblem = jest.fn();
  const store = { describe: (name: string, version: string) => Promise.resolve(manifest(name, version)) };
  const found = new ReleaseSets(
    { load } as unknown as RemoteLoader,
    store as unknown as ArtefactStore,
    onProblem,
  );
  return { found, load, onProblem };
}

it('[REL-02] cohorts on one side of a rollout share a set; a visitor without a cohort has the stable one', async () => {
  const { found, load } = sets();
  const all = await Promise.all(everyCohort.map((cohort) => found.for(document, cohort)));
  expect(new Set(all.map(({ key }) => key))).toEqual(new Set(['mf-search@1.1.0', 'mf-search@2.0.0']));
  expect(new Set(all).size).toBe(2);
  expect((await found.for(document, null)).key).toBe('mf-search@1.1.0');
  expect(load).toHaveBeenCalledTimes(2);
});

it('[REL-03] a document that moves is followed at once', async () => {
  const { found } = sets();
  await found.for(document, null);
  const moved = {
    revision: 8,
    remotes: { 'mf-search': { ...document.remotes['mf-search']!, stable: '3.0.0' } },
  };
  expect(await found.for(moved, null)).toMatchObject({ revision: 8, key: 'mf-search@3.0.0' });
});

it('[REL-04] a version that cannot load gives way to the one before, said once, and comes back once it can', async () => {
  jest.useFakeTimers();
  const broken = new Set(['1.1.0', '2.0.0']);
  const { found, onProblem } = sets(broken);
  expect((await found.for(document, null)).key).toBe('mf-search@1.0.0');
  await Promise.all(everyCohort.map((cohort) => found.for(document, cohort)));
  expect(onProblem.mock.calls.map(([message]) => message as string).sort()).toEqual([
    'mf-search@1.1.0 is not served: Error: 1.1.0 is broken',
    'mf-search@2.0.0 is not served: Error: 2.0.0 is broken',
  ]);
  broken.clear();
  await jest.advanceTimersByTimeAsync(1_000);
  expect((await found.for(document, null)).key).toBe('mf-search@1.1.0');
  jest.useRealTimers();
});

it('[REL-04] a remote of which nothing can load is missing, with its paths; the release has another name', async () => {
  const { found } = sets(new Set(['1.0.0', '1.1.0', '2.0.0']));
  const set = await found.for(document, null);
  expect([set.key, set.missing]).toEqual(['', [{ name: 'mf-search', mount: ['/offres-emploi'] }]]);
  const names = [
    releaseName(set, 'build'),
    releaseName({ ...set, missing: [] }, 'build'),
    releaseName(set, 'another build'),
  ];
  expect(new Set(names).size).toBe(3);
});
