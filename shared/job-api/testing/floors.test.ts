import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** Layers of the server from the bottom up; README.md describes them. */
const FLOORS = [
  ['src/schemas', 'src/database'],
  ['src/http', 'src/mail', 'src/queue'],
  ['src/catalogue'],
  ['src/search'],
  ['src/offers', 'src/references', 'src/applications', 'src/alerts'],
  ['src/server'],
].flat();

const isTest = (file: string) => file.endsWith('.test.ts');
const files = ['src', 'tools', 'testing']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => file.endsWith('.ts'));

/** The files of this workspace that a file imports, types too. */
const importsOf = new Map(
  files.map((file) => [
    file,
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
      relative(ROOT, resolve(ROOT, dirname(file), path)),
    ),
  ]),
);
const arrows = files.flatMap((from) => (importsOf.get(from) ?? []).map((to) => ({ from, to })));
const written = (wrong: typeof arrows) => wrong.map(({ from, to }) => `${from} → ${to}`);

it('a layer imports only those below it, and only the entry imports a tool', () => {
  const floorOf = (file: string) => FLOORS.findIndex((folder) => file.startsWith(`${folder}/`));
  const server = arrows.filter(({ from }) => from.startsWith('src/') && !isTest(from));
  const upwards = server.filter(({ from, to }) => floorOf(from) >= 0 && floorOf(to) > floorOf(from));
  expect(written(upwards)).toEqual([]);
  const tools = server.filter(({ from, to }) => from !== 'src/main.ts' && !to.startsWith('src/'));
  expect(written(tools)).toEqual([]);
});

it('no tool imports test code', () => {
  const wrong = arrows.filter(
    ({ from, to }) => from.startsWith('tools/') && !isTest(from) && to.startsWith('testing/'),
  );
  expect(written(wrong)).toEqual([]);
});

it('imports have no cycles', () => {
  const known = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (known.has(file)) return;
    known.add(file);
    for (const next of importsOf.get(file) ?? []) visit(next, [...path, file]);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});
