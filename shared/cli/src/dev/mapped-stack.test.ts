import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mappedStack, remoteIn } from './mapped-stack.ts';

const VERSION = '1.0.0-development.100001';
const SOURCE = join(process.cwd(), 'src', 'pages', 'emplois', 'page.tsx');
let store: string;

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'store-'));
  // Line 1 maps to line 9 of the page, line 2 to line 1 of a package.
  const map = {
    version: 3,
    sources: [SOURCE, join(process.cwd(), 'node_modules', 'chart', 'index.js')].map(
      (file) => pathToFileURL(file).href,
    ),
    names: [],
    mappings: 'AAQA;ACRA',
  };
  for (const [side, file] of [
    ['client', 'page.js'],
    ['server', 'page.cjs'],
  ] as const) {
    const folder = join(store, 'mf-jobs', VERSION, side);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${file}.map`), JSON.stringify(map));
  }
});
afterEach(() => rm(store, { recursive: true }));

it.each([
  ['browser', `http://localhost:3000/remotes/mf-jobs/${VERSION}/page.js:1:20`],
  ['server', `/home/a/.careers/copies/1/mf-jobs/${VERSION}/server/page.cjs:1:20`],
])('maps a stack of the %s to source lines, without framework lines', async (_side, place) => {
  const stack = [
    'Error: boom',
    `    at Page (${place})`,
    `    at draw (${place.replace(':1:', ':2:')})`,
    '    at renderWithHooks (http://localhost:3000/static/shell/framework.js:10:1)',
  ].join('\n');
  expect(await mappedStack(stack, (remote, version) => [join(store, remote, version)])).toBe(
    'at Page (src/pages/emplois/page.tsx:9)',
  );
  expect(remoteIn(stack)).toBe(`mf-jobs@${VERSION}`);
});

it('leaves a stack without a remote’s line unchanged', async () => {
  const stack = 'Error: boom\n    at shell.js:1:1';
  expect(await mappedStack(stack, (remote, version) => [join(store, remote, version)])).toBe(stack);
  expect(remoteIn(stack)).toBe('');
});
