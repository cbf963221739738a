import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import Type from 'typebox';
import Value from 'typebox/value';
import { PACKAGES } from './published.ts';

/** What is built has no module type (`stage.ts`): Node from 24 on tells ES modules by their syntax. */
const IS_ON_PURPOSE: ReadonlySet<string> = new Set(['FILE_INVALID_FORMAT']);

const Description = Type.Object({ name: Type.String(), version: Type.String() });

/**
 * Packs a staged folder as npm publishes it.
 * @returns the archive.
 * @throws Error with what publint has against it.
 */
export async function pack(folder: string): Promise<string> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
  const complaints = messages
    .filter(({ code }) => !IS_ON_PURPOSE.has(code))
    .map((message) => formatMessage(message, pkg, { color: false }));
  if (complaints.length > 0) throw new Error(`${folder}:\n${complaints.join('\n')}`);
  await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', PACKAGES], { cwd: folder });
  return archiveOf(folder);
}

/** Returns the file in which npm packs a staged folder. */
export function archiveOf(folder: string): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version } = Value.Parse(Description, JSON.parse(text));
  return join(PACKAGES, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}
