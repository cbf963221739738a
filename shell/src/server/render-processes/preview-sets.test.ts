/** @jest-environment node */
import type { RemoteManifest } from '@careers/contract';
import type { ActiveSet } from './active-set.ts';
import { PreviewSets } from './preview-sets.ts';
import { ProcessExited } from './render-errors.ts';
import type { RenderProcess } from './render-process.ts';
import { SeparateCanaries } from './separate-canaries.ts';
import { Versions } from './versions.ts';

const manifest = (name: string, version: string) =>
  ({ name, version, mount: [`/${name}`], widgets: [] }) as unknown as RemoteManifest;

/** Fake canary process. */
class FakeProcess {
  readonly name = 'canary';
  readonly loaded: string[] = [];
  readonly crash: () => void;
  #end = Promise.withResolvers<void>();
  readonly ended = this.#end.promise;
  isGone = false;

  constructor(onExit: () => void) {
    this.crash = () => {
      this.kill();
      onExit();
    };
  }

  async ask(_kind: string, { manifest: { name, version } }: { manifest: RemoteManifest }) {
    await new Promise(setImmediate);
    if (version === 'exits') throw new ProcessExited('canary', null);
    if (version === 'throws') throw new Error('Its area has no pages.');
    this.loaded.push(`${name}@${version}`);
    return [];
  }

  end(): Promise<void> {
    this.kill();
    return this.ended;
  }

  kill(): void {
    this.isGone = true;
    this.#end.resolve();
  }
}

let processes: FakeProcess[];
let released: ActiveSet;
let sets: PreviewSets;
const running = () => processes.filter(({ isGone }) => !isGone).length;
const releaseOf = (version: string) =>
  ({
    key: `mf-a@1.0.0,mf-b@${version}`,
    revision: 1,
    remotes: new Map([
      ['mf-a', { manifest: manifest('mf-a', '1.0.0'), pages: [] }],
      ['mf-b', { manifest: manifest('mf-b', version), pages: [] }],
    ]),
    ...{ missing: [], candidates: [], unavailable: [], process: {} },
  }) as unknown as ActiveSet;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  // The cache captures `performance.now` when created.
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
  [processes, released] = [[], releaseOf('1.0.0')];
  sets = new PreviewSets({
    releases: { released: () => released },
    canaries: new SeparateCanaries({
      startProcess: (_name, onExit) => {
        const process: FakeProcess = new FakeProcess(() =>
          onExit(
            { reason: 'exit', detail: '', stderr: '', loading: null, asked: [] },
            process as unknown as RenderProcess,
          ),
        );
        processes.push(process);
        return Promise.resolve(process as unknown as RenderProcess);
      },
      newVersions: () =>
        new Versions(
          {
            fetch: (...of) =>
              of[1] === 'absent'
                ? Promise.reject(new Error('It is not stored.'))
                : Promise.resolve(manifest(...of)),
            verify: () => Promise.resolve(),
            describe: (...of) => Promise.resolve(manifest(...of)),
            copyOf: () => '/copies',
          },
          () => undefined,
        ),
    }),
  });
});
afterEach(async () => {
  await sets.stop();
  expect(running()).toBe(0);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('[REL-06] loads a previewed version with the released ones, in one process for all viewers', async () => {
  const [set, again] = await Promise.all([sets.of(['mf-a', '2.0.0']), sets.of(['mf-a', '2.0.0'])]);
  expect(again).toBe(set);
  expect(processes[0]?.loaded).toEqual(['mf-a@1.0.0', 'mf-b@1.0.0', 'mf-a@2.0.0']);
  expect(processes).toHaveLength(1);
  expect(set).toMatchObject({
    ...{ preview: 'mf-a@2.0.0', candidates: ['mf-a@2.0.0'], key: 'mf-a@2.0.0,mf-b@1.0.0' },
    process: processes[0],
  });
});

it('[REL-06] keeps the two most recently used previews, for ten idle minutes', async () => {
  await sets.of(['mf-a', '2.0.0']);
  await sets.of(['mf-a', '3.0.0']);
  await sets.of(['mf-a', '2.0.0']);
  await sets.of(['mf-b', '2.0.0']);
  expect(processes.map(({ isGone }) => isGone)).toEqual([false, true, false]);
  await jest.advanceTimersByTimeAsync(11 * 60_000);
  expect(running()).toBe(0);
});

it('[REL-06] shows a preview with the currently released versions', async () => {
  await sets.of(['mf-a', '2.0.0']);
  released = releaseOf('1.1.0');
  expect((await sets.of(['mf-a', '2.0.0'])).key).toBe('mf-a@2.0.0,mf-b@1.1.0');
  expect(processes).toHaveLength(2);
});

it('[REL-06] replaces a process that exits on the next request', async () => {
  await sets.of(['mf-a', '2.0.0']);
  processes[0]?.crash();
  expect((await sets.of(['mf-a', '2.0.0'])).process).toBe(processes[1]);
});

it.each([
  ['absent', 'It is not stored.'],
  ['throws', 'Its area has no pages.'],
  ['exits', 'The canary process has ended.'],
])(
  '[REL-06] a version that cannot be shown (%s) says why, and leaves no process',
  async (version, reason) => {
    const failed = { name: 'PreviewFailed', version: `mf-a@${version}`, reasons: [reason] };
    await expect(sets.of(['mf-a', version])).rejects.toMatchObject(failed);
    await expect(sets.of(['mf-a', version])).rejects.toMatchObject(failed);
    expect([processes.length, running()]).toEqual([1, 0]);
    await jest.advanceTimersByTimeAsync(11_000);
    await expect(sets.of(['mf-a', version])).rejects.toMatchObject(failed);
    expect(processes).toHaveLength(2);
  },
);
