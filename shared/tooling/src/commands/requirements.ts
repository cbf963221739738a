import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT } from '../project.ts';

/** `npm run requirements`: lists the ids of shared/docs/requirements.md with the test files that contain them. */
const requirements = await readFile(join(PROJECT, 'shared', 'docs', 'requirements.md'), 'utf8');
const ids = [...requirements.matchAll(/^- ([A-Z0-9]+-\d{2}) /gm)].flatMap(([, id]) => (id ? [id] : []));

const filesById = new Map<string, Set<string>>(ids.map((id) => [id, new Set()]));
for await (const file of glob('{shared/*,mf-*,shell,e2e}/**/*.{test,spec}.{ts,tsx}', {
  cwd: PROJECT,
  exclude: (path) => path.includes('node_modules'),
})) {
  const text = await readFile(join(PROJECT, file), 'utf8');
  for (const [, list] of text.matchAll(/\[((?:[A-Z0-9]+-\d{2}(?:, ?)?)+)\]/g)) {
    for (const id of list?.split(/, ?/) ?? []) filesById.get(id)?.add(file);
  }
}

for (const [id, files] of filesById)
  console.log(`${id.padEnd(11)} ${files.size ? [...files].sort().join(', ') : '-'}`);
const tested = [...filesById.values()].filter((files) => files.size > 0).length;
console.log(`\n${tested} of ${ids.length} requirements have a test.`);
