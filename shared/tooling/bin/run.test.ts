/* The entry runs before anything is installed, on an older Node: no packages, no TypeScript. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { PROJECT } from '../src/project.ts';

const bin = join(PROJECT, 'shared', 'tooling', 'bin');

test('the entry files import no packages', () => {
  const files = globSync('*.mjs', { cwd: bin });
  expect(files).toContain('run.mjs');
  const imported = files.flatMap((file) =>
    [...readFileSync(join(bin, file), 'utf8').matchAll(/\bfrom '([^']+)'/g)].map(([, from]) => from),
  );
  expect(imported.filter((from) => !/^(node:|\.\/)/.test(from ?? ''))).toEqual([]);
});

test('every npm script of the root that uses run.mjs names an existing program', () => {
  const table = readFileSync(join(bin, 'run.mjs'), 'utf8');
  const programs = new Map([...table.matchAll(/^ {2}'?([\w:]+)'?: '([^']+)',$/gm)].map(([, a, b]) => [a, b]));
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const called = Object.values(scripts).flatMap((script) => /bin\/run\.mjs ([\w:]+)/.exec(script)?.[1] ?? []);
  expect(called).toEqual(expect.arrayContaining(['start', 'test', 'dev', 'check']));
  expect([...programs.keys()].sort()).toEqual([...new Set(called)].sort());
  expect(globSync([...programs.values()].map(String), { cwd: PROJECT }).length).toBe(programs.size);
});

test('an unknown command is reported with the list of commands', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(bin, 'run.mjs'), 'strat'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/no command strat.*start/);
});
