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

/** Returns the rules that oxlint reports for some code. Without types it would report none, and the check would pass. */
function reported(code: string): string[] {
  const file = join(folder, 'page.ts');
  writeFileSync(file, `declare function save(): Promise<boolean>;\n${code}\nexport {};\n`);
  const settings = ['--config', '.oxlintrc.json', '--format', 'unix', file];
  const { stdout } = spawnSync('node_modules/.bin/oxlint', settings, { cwd: PROJECT, encoding: 'utf8' });
  return [...stdout.matchAll(/typescript\(([\w-]+)\)/g)].map(([, rule]) => rule ?? '');
}

test.each([
  ['a promise without await or void', 'save(); await save(); void save();', 'no-floating-promises'],
  ['a promise as a condition', 'if (save()) console.log(1);', 'no-misused-promises'],
  [
    'an async callback whose promise is ignored',
    '[1].forEach(async () => { await save(); });',
    'no-misused-promises',
  ],
])('%s is reported', (_, code, rule) => {
  expect(reported(code)).toEqual([rule]);
});
