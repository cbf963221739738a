import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Registry for all other packages. */
export const PUBLIC_REGISTRY = process.env['npm_config_registry'] ?? 'https://registry.npmjs.org/';
const ARCHIVES = '/-/archives/';

export interface NpmRegistry {
  url: string;
  stop(): Promise<void>;
}

/** Serves the packages of a folder as an npm registry; redirects other requests to the public one. */
export async function serveNpmPackages(folder: string): Promise<NpmRegistry> {
  const packages = await packagesOf(folder);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/');
    const archive = [...packages.values()].find(({ file }) => path === ARCHIVES + file);
    const known = packages.get(path.slice(1));
    if (archive) return void response.end(archive.bytes);
    if (known) return void response.end(JSON.stringify(packument(known, url)));
    response.writeHead(307, { location: new URL(request.url?.slice(1) ?? '', PUBLIC_REGISTRY).href }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Packed {
  description: { name: string; version: string };
  file: string;
  bytes: Buffer;
}

async function packagesOf(folder: string): Promise<Map<string, Packed>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const packages = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name: staged }): Promise<[string, Packed]> => {
        const text = await readFile(join(folder, staged, 'package.json'), 'utf8');
        const description = JSON.parse(text) as Packed['description'];
        const { name, version } = description;
        const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
        return [name, { description, file, bytes: await readFile(join(folder, file)) }];
      }),
  );
  return new Map(packages);
}

/** Returns the metadata document of a package. */
function packument({ description, file, bytes }: Packed, url: string) {
  const { name, version } = description;
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const dist = { tarball: `${url}${ARCHIVES}${file}`, integrity };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...description, dist } } };
}
