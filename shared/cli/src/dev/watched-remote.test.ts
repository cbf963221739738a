import { join } from 'node:path';
import { guideSays } from '@careers/docs/mistakes';
import type { DevelopmentState } from '@careers/federation/development';
import { startProcess, stopProcess } from '../processes.ts';
import type { StartedProcess } from '../processes.ts';
import { ForeignFolder } from '../testing/foreign-folder.ts';

jest.setTimeout(120_000);

// webpack needs plain Node, and cannot run in these tests.
const PROGRAM = join(import.meta.dirname, '..', 'testing', 'watch-program.ts');
const PAGE = 'src/pages/emplois/page.tsx';
const SERVER = 'src/pages/emplois/page.server.ts';
const COMPONENT = 'export default function Page() { return <h1>Emplois</h1>; }';

let folder: ForeignFolder;
let program: StartedProcess;
let state: DevelopmentState | undefined;
let printed: string[];
let looks: (() => void)[];

beforeEach(async () => {
  [state, printed, looks] = [undefined, [], []];
  folder = await ForeignFolder.create();
  program = startProcess('watching', [PROGRAM, folder.directory], {
    directory: folder.directory,
    environment: {},
    onLine(line) {
      if (line.startsWith('{')) state = JSON.parse(line) as DevelopmentState;
      else printed.push(line);
      for (const look of looks) look();
    },
  });
  await until(() => build().number === 1);
});
afterEach(async () => {
  await stopProcess(program);
  await folder.remove();
});

/** Resolves once a state meets the condition. */
function until(isWanted: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isWanted()) resolve();
    };
    looks.push(look);
    look();
  });
}
const build = () => state?.builds['mf-jobs'] ?? { number: 0, hash: '', reloadsBefore: 0 };

it('[TEAM-06] [TEAM-07] shows a syntax error on the page and in the terminal, with its file, until it is fixed', async () => {
  await folder.write(PAGE, COMPONENT.replace('</h1>', '</h2'));
  await until(() => state?.problems.length === 1);
  expect(state?.problems[0]).toMatchObject({
    message: expect.stringMatching(guideSays('syntax')) as string,
    stack: expect.stringMatching(
      /\[src\/pages\/emplois\/page\.tsx:1:1\][^]*return <h1>Emplois<\/h2/,
    ) as string,
  });
  expect(printed.join('\n')).toMatch(guideSays('syntax'));
  await folder.write(PAGE, COMPONENT);
  await until(() => state?.problems.length === 0);
});

it('[TEAM-06] hot-replaces a page, and reloads after a change of its server part or of both', async () => {
  const { hash } = build();
  await folder.write(PAGE, COMPONENT.replace('Emplois', 'Tous les emplois'));
  await until(() => build().hash !== hash);
  expect(build()).toMatchObject({ reloadsBefore: 1 });
  const title = (text: string) => folder.write(SERVER, `export const head = () => ({ title: '${text}' });`);
  await title('Un');
  await until(() => build().reloadsBefore > 1);
  const before = build();
  await Promise.all([folder.write(PAGE, COMPONENT), title('Deux')]);
  await until(() => build().reloadsBefore > before.number && build().hash !== before.hash);
});
