import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Returns the registry that npm is set to take the site's packages from; undefined where it is not set. */
export async function packagesRegistry(): Promise<string | undefined> {
  // npm itself, where it runs this program, as a script for Node on any system.
  const npm = process.env['npm_execpath'];
  const [program, words] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const { stdout } = await promisify(execFile)(program, [...words, 'config', 'get', '@careers:registry']);
  const found = stdout.trim();
  return found === 'undefined' || found === '' ? undefined : found.replace(/\/$/, '');
}
