import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import Type from 'typebox';
import Value from 'typebox/value';
import { PACKAGES } from './published.ts';

/** Builds have no module type (`stage.ts`): Node 24 detects ES modules by their syntax. */
const IGNORED: ReadonlySet<string> = new Set(['FILE_INVALID_FORMAT']);

const Description = Type.Object({ name: Type.String(), version: Type.String() });

/**
 * Packs a staged folder as npm publishes it.
 * @returns the archive.
 * @throws Error with the errors of publint.
 */
export async function pack(folder: string): Promise<string> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
  const complaints = messages
    .filter(({ code }) => !IGNORED.has(code))
    .map((message) => formatMessage(message, pkg, { color: false }));
  if (complaints.length > 0) throw new Error(`${folder}:\n${complaints.join('\n')}`);
  await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', PACKAGES], { cwd: folder });
  return archiveOf(folder);
}

/** Returns the archive that npm writes for a staged folder. */
export function archiveOf(folder: string): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version } = Value.Parse(Description, JSON.parse(text));
  return join(PACKAGES, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}
