import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { PROJECT } from '../project.ts';

/** Embedded packages: teams would install ninety megabytes for sixty icons. */
export const EMBEDDED: readonly string[] = ['@tabler/icons-react'];

const INSTALLED = join(PROJECT, 'node_modules');
/** Relative to the staged package. */
const FOLDER = 'dist/embedded';
const IMPORTED = /(?<=from ')[^']+(?=')/g;

/** Copies the modules that a staged package imports of embedded packages into it, as published, and imports them there. */
export async function embedModules(target: string): Promise<void> {
  for (const file of globSync('dist/**/*.js', { cwd: target })) {
    const code = await readFile(join(target, file), 'utf8');
    const modules = code.match(IMPORTED)?.filter(isEmbedded) ?? [];
    for (const module of modules) await copyModule(module, target);
    const local = (module: string) => `./${relative(dirname(file), join(FOLDER, module))}`;
    const changed = code.replace(IMPORTED, (module) => (isEmbedded(module) ? local(module) : module));
    if (changed !== code) await writeFile(join(target, file), changed);
  }
  // Declares ambient types for modules that are not installed there.
  for (const file of globSync('dist/**/*.d.ts', { cwd: target }))
    if (EMBEDDED.some((name) => readFileSync(join(target, file), 'utf8').includes(`'${name}/`)))
      await rm(join(target, file));
}

function isEmbedded(module: string): boolean {
  return EMBEDDED.some((name) => module.startsWith(`${name}/`));
}

/** Copies a module with those that it imports, and the licence of its package. */
async function copyModule(module: string, target: string): Promise<void> {
  const copy = join(target, FOLDER, module);
  const source = join(INSTALLED, module);
  await mkdir(dirname(copy), { recursive: true });
  await cp(source, copy);
  const name = EMBEDDED.find((each) => module.startsWith(`${each}/`)) ?? '';
  await cp(join(INSTALLED, name, 'LICENSE'), join(target, FOLDER, name, 'LICENSE'));
  const imported =
    (await readFile(source, 'utf8')).match(IMPORTED)?.filter((each) => each.startsWith('.')) ?? [];
  for (const next of imported) await copyModule(join(dirname(module), next), target);
}
