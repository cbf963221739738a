import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtPath } from './published.ts';
import type { Published } from './published.ts';

/** Major version of Node that the packages run on. */
export const NODE = 24;

/** Returns the `bin` of a published package: the program that refuses an older Node before all else. */
export function programsOf({ bin = {} }: Published['description']): Record<string, string> {
  return Object.fromEntries(Object.keys(bin).map((word) => [word, `./dist/${word}.cjs`]));
}

/** Writes these programs. CommonJS: an older Node may read no module of the packages, and prints a stack instead. */
export async function writePrograms({ description }: Published, target: string): Promise<void> {
  const { bin = {} } = description;
  for (const [word, path] of Object.entries(programsOf(description)))
    await writeFile(join(target, path), programOf(`../${builtPath(bin[word] ?? '', '.js')}`));
}

const programOf = (module: string) => `#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) >= ${NODE}) {
  import(${JSON.stringify(module.replace('/./', '/'))});
} else {
  console.error(
    \`This needs Node ${NODE} or later, and ran on \${process.versions.node}: run "nvm install ${NODE}", or see https://nodejs.org.\`,
  );
  process.exitCode = 2;
}
`;
