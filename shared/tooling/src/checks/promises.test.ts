import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../project.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'promises-'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "target": "es2023" } }',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The rules that the project's settings report of some code: without types they would say nothing, and pass. */
function reported(code: string): string[] {
  const file = join(folder, 'page.ts');
  writeFileSync(file, `declare function save(): Promise<boolean>;\n${code}\nexport {};\n`);
  const settings = ['--config', '.oxlintrc.json', '--format', 'unix', file];
  const { stdout } = spawnSync('node_modules/.bin/oxlint', settings, { cwd: PROJECT, encoding: 'utf8' });
  return [...stdout.matchAll(/typescript\(([\w-]+)\)/g)].map(([, rule]) => rule ?? '');
}

test.each([
  [
    'a promise that nobody waits for, or lets go on purpose',
    'save(); await save(); void save();',
    'no-floating-promises',
  ],
  ['a promise that is taken for its answer', 'if (save()) console.log(1);', 'no-misused-promises'],
  ['a callback whose promise is lost', '[1].forEach(async () => { await save(); });', 'no-misused-promises'],
])('%s is reported', (_, code, rule) => {
  expect(reported(code)).toEqual([rule]);
});
