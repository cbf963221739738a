import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { PACKAGES } from './published.ts';

/** Builds have no module type (`stage.ts`): Node 24 detects ES modules by their syntax. */
const IGNORED: ReadonlySet<string> = new Set(['FILE_INVALID_FORMAT']);

/**
 * Packs staged folders as npm publishes them.
 * @returns their archives.
 * @throws Error with the errors of publint.
 */
export async function pack(folders: readonly string[]): Promise<string[]> {
  for (const folder of folders) await lint(folder);
  const words = ['pack', '--silent', '--pack-destination', PACKAGES, ...folders];
  const { stdout } = await promisify(execFile)('npm', words, { cwd: PACKAGES });
  return stdout
    .trim()
    .split('\n')
    .map((name) => join(PACKAGES, name));
}

async function lint(folder: string): Promise<void> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
  const complaints = messages
    .filter(({ code }) => !IGNORED.has(code))
    .map((message) => formatMessage(message, pkg, { color: false }));
  if (complaints.length > 0) throw new Error(`${folder}:\n${complaints.join('\n')}`);
}
