import { join } from 'node:path';
import type { Terminal } from './terminal.ts';

/** The first does not detect ES modules by syntax, the second does. */
const VERSIONS = ['20.17.0', '22.23.5'];
const PLATFORM = process.platform === 'win32' ? 'win' : process.platform;
const PREFIX = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';

/** Installs Nodes that the site's packages do not run on; returns their versions, and where their programs are. */
export async function installOldNodes(home: Terminal): Promise<{ version: string; path: string }[]> {
  const nodes = VERSIONS.map((version) => ({ version, name: `node-${version}` }));
  const packages = nodes.map(
    ({ version, name }) => `${name}@npm:${PREFIX}-${PLATFORM}-${process.arch}@${version}`,
  );
  await home.type(`npm install --prefix nodes --no-save ${packages.join(' ')}`);
  return nodes.map(({ version, name }) => ({
    version,
    path: join(home.directory, 'nodes', 'node_modules', name, 'bin'),
  }));
}
