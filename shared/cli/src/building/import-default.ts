import { pathToFileURL } from 'node:url';
import { ReleaseError } from '../release-error.ts';

/**
 * Returns the default export of a remote's source file. `fingerprint`, of its sources, busts the module cache after a
 * change.
 * @throws ReleaseError if it cannot be run.
 */
export async function importDefault(file: string, fingerprint = ''): Promise<unknown> {
  const module = (await import(`${pathToFileURL(file).href}?${fingerprint}`).catch((cause: unknown) => {
    throw new ReleaseError(`${file} cannot be read: ${String(cause)}`, { cause });
  })) as { default?: unknown };
  return module.default;
}
