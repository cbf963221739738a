import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Returns the registry that npm is configured to use for the site's packages; undefined without one. */
export async function packagesRegistry(): Promise<string | undefined> {
  // Path of npm's own script if npm runs this program; Node can run it on any system.
  const npm = process.env['npm_execpath'];
  const [program, words] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const { stdout } = await promisify(execFile)(program, [...words, 'config', 'get', '@careers:registry']);
  const found = stdout.trim();
  return found === 'undefined' || found === '' ? undefined : found.replace(/\/$/, '');
}
