import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guideSays } from '@careers/docs/mistakes';
import { addVersion } from '@careers/releases/testing/core-registry';
import { startOwnDatabase } from '@careers/releases/testing/own-database';
import type { OwnDatabase } from '@careers/releases/testing/own-database';
import { startRegistryProcess } from '@careers/releases/testing/registry-process';
import type { RegistryProcess } from '@careers/releases/testing/registry-process';
import { ForeignFolder, SETTINGS } from '../testing/foreign-folder.ts';

jest.setTimeout(60_000);

const PAGE = 'src/pages/emplois/page.tsx';
const AREA = 'src/area.tsx';
const page = (imports: string, body = '<h1>Emplois</h1>') =>
  `${imports}\nexport default function Page() { return ${body}; }`;
/** Text that does not compress. */
const noise = (kilobytes: number) =>
  `export default ${JSON.stringify(Array.from({ length: kilobytes * 100 }, () => Math.random().toString(36).slice(2)))};`;

let folder: ForeignFolder | undefined;
afterEach(async () => folder?.remove());

type Files = Readonly<Record<string, string>>;

it('a sound remote is built and checked', async () => {
  folder = await ForeignFolder.create();
  const { code, printed } = await folder.careers(['check']);
  expect([code, printed]).toEqual([0, expect.stringContaining('mf-jobs@1.0.0 can be published.')]);
});

it.each<[RegExp, command: string, Files, without?: string[]]>([
  [
    guideSays('package-style-sheet'),
    'build',
    { [PAGE]: page(`import './calendar.css';`), 'src/pages/emplois/calendar.css': 'body { color: red }' },
  ],
  [
    guideSays('missing-package'),
    'build',
    { [PAGE]: page(`import useSWR from 'swr';`, `<h1>{useSWR('/a').data}</h1>`) },
    ['swr'],
  ],
  [
    guideSays('outside-manifest'),
    'check',
    {
      [AREA]: `import { defineArea, definePages } from '@careers/platform';
export default defineArea({ name: 'mf-jobs', pages: definePages([
  ['/ailleurs', () => import('./pages/emplois/page.tsx'), () => import('./pages/emplois/page.server.ts')],
]) });`,
    },
  ],
  [
    guideSays('page-size'),
    'check',
    {
      [PAGE]: page(`import words from './words.ts';`, '<h1>{words}</h1>'),
      'src/pages/emplois/words.ts': noise(40),
    },
  ],
  [
    guideSays('script-size'),
    'check',
    {
      [PAGE]: page('', `<h1 onClick={() => void import('./words.ts').then(console.log)}>Emplois</h1>`),
      'src/pages/emplois/words.ts': noise(160),
    },
  ],
  [guideSays('area-throws'), 'check', { [AREA]: `throw new Error('no area'); export default {};` }],
  [guideSays('process-exit'), 'check', { [AREA]: `process.exit(0); export default {};` }],
])(
  '[TEAM-07] what is said is that of the guide: %s, by careers %s',
  async (words, command, files, without = []) => {
    folder = await ForeignFolder.create(files, { without });
    const { code, printed } = await folder.careers([command]);
    expect(printed).toMatch(words);
    expect(code).toBe(1);
  },
);

describe('[TEAM-07] what is said is that of the guide, with a registry', () => {
  let own: OwnDatabase;
  let registry: RegistryProcess | undefined;
  let environment: NodeJS.ProcessEnv;
  beforeAll(async () => {
    own = await startOwnDatabase();
    registry = await startRegistryProcess(own.directory, { REGISTRY_DATABASE_URL: own.url });
    environment = { CAREERS_DATA: own.directory };
    await addVersion(own.database, 'mf-jobs', '1.0.0');
  });
  afterAll(async () => {
    registry?.child.kill();
    await registry?.ended;
    await own?.stop();
  });

  /** A remote whose sources are in a commit. */
  async function committed(files: Files = {}): Promise<ForeignFolder> {
    folder = await ForeignFolder.create({ ...files, '.gitignore': 'node_modules\ndist\n' });
    folder.git('init', '--quiet');
    folder.git('add', '.');
    folder.git('commit', '--quiet', '--message', 'A page');
    return folder;
  }

  const numbered = (version: string) => ({ 'package.json': JSON.stringify({ ...SETTINGS, version }) });

  it('a number that is taken', async () => {
    const remote = await committed();
    // It is in the store, and given to nobody yet.
    expect((await remote.careers(['publish'], environment)).code).toBe(0);
    const { printed } = await remote.careers(['publish'], environment);
    expect(printed).toMatch(guideSays('number-taken'));
  });

  it('what no commit has', async () => {
    const remote = await committed(numbered('1.1.0'));
    await remote.write(AREA, '// Another area.');
    const { printed } = await remote.careers(['publish'], environment);
    expect(printed).toMatch(guideSays('not-committed'));
  });

  it('a path of another team', async () => {
    const remote = await committed({
      'package.json': JSON.stringify({ ...SETTINGS, name: 'mf-abroad' }),
    });
    const register = ['remote', 'add', 'mf-abroad', '--team', 'abroad', '--path', '/etranger'];
    expect((await remote.careers(register, environment)).code).toBe(0);
    const { printed } = await remote.careers(['check', '--without-shells'], environment);
    expect(printed).toMatch(guideSays('foreign-path'));
  });

  it('a development build', async () => {
    const remote = await committed(numbered('1.1.0'));
    const words = ['publish', '--development', '--without-shells'];
    const { printed } = await remote.careers(words, environment);
    expect(printed).toMatch(guideSays('development-build'));
  });

  it('a port that is taken', async () => {
    const other: Server = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    const remote = await committed();
    const words = ['dev', '--site', 'https://emploi.test', '--port', String(port)];
    const { printed } = await remote.careers(words, environment);
    expect(printed).toMatch(guideSays('port-taken'));
    other.close();
  });
});
