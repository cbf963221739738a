import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Access } from '../client/access.ts';
import { ReleaseError } from '../release-error.ts';
import { siteRepository } from '../repository.ts';

interface ChildOptions {
  remote: string;
  version: string;
  development: boolean;
  registry: Pick<Access, 'url' | 'token'>;
  dataDirectory: string;
}

/** Consent that a site of this machine's sources does not need. */
const AGREED = ['--register', '--without-shells', '--allow-removals'];

/**
 * Publishes in a process of its own: webpack keeps one busy, and a machine has several.
 * @throws ReleaseError with the output of the process.
 */
export async function publishInChild(options: ChildOptions): Promise<void> {
  const { remote, version, development, registry, dataDirectory } = options;
  const program = join(import.meta.dirname, '..', 'command-line', 'main.ts');
  const words = [
    'publish',
    remote,
    '--version',
    version,
    ...AGREED,
    ...(development ? ['--development'] : []),
  ];
  try {
    await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', program, ...words],
      {
        cwd: siteRepository(),
        env: {
          ...process.env,
          NODE_ENV: development ? 'development' : 'production',
          CAREERS_DATA: dataDirectory,
          REGISTRY_URL: registry.url,
          REGISTRY_TOKEN: registry.token,
        },
      },
    );
  } catch (cause) {
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new ReleaseError(output || `${remote} cannot be published.`, { cause });
  }
}
