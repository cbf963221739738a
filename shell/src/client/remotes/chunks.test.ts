import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers';
import { runWebpack } from '@careers/federation/preset';
import { runChunk } from './chunks.ts';

// webpack is built for Node, whose function jsdom lacks.
Object.assign(globalThis, { setImmediate });

const PUBLIC_PATH = 'http://localhost/remotes/mf-a/1.0.0/';
let directory: string;

/** Runs a file of the build like a script element. */
async function run(file: string): Promise<void> {
  window.eval(await readFile(join(directory, 'built', file), 'utf8'));
}

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

/** Builds with the installed webpack, with a lazy chunk. */
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'chunks-'));
  await writeFile(join(directory, 'later.js'), 'export const text = "from the chunk";');
  await writeFile(
    join(directory, 'entry.js'),
    'window.load = () => import(/* webpackChunkName: "later" */ "./later.js");',
  );
  const { errors } = await runWebpack([
    {
      mode: 'production',
      context: directory,
      entry: './entry.js',
      output: {
        path: join(directory, 'built'),
        publicPath: PUBLIC_PATH,
        uniqueName: 'mf-a',
        chunkFilename: '[name].js',
      },
    },
  ]);
  expect(errors).toBe('');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

it('[PERF-02] webpack waits for a prefetched script, and adds none', async () => {
  await run('main.js');
  runChunk('/remotes/mf-a/1.0.0/later.js');
  runChunk('/remotes/mf-a/1.0.0/later.js');
  const { load } = window as unknown as { load(): Promise<{ text: string }> };
  const loading = load();
  expect(scripts()).toEqual([`${PUBLIC_PATH}later.js`]);
  await run('later.js');
  expect((await loading).text).toBe('from the chunk');
  runChunk('/remotes/mf-a/1.0.0/later.js');
  expect(scripts()).toHaveLength(1);
});

it('[PERF-02] a chunk may run twice, as if webpack added its own script', async () => {
  await run('later.js');
  const { load } = window as unknown as { load(): Promise<{ text: string }> };
  expect((await load()).text).toBe('from the chunk');
});
