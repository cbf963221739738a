import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../support/ports.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..');

export interface StaticCopy {
  address: string;
  stop(): Promise<void>;
}

/**
 * Serves pages of the site, with all they load, as files by nginx: what composing and rendering must not make
 * slower. Null where nginx is not installed.
 */
export async function serveStaticCopy(
  site: string,
  paths: readonly string[],
  storeDirectory: string,
): Promise<StaticCopy | null> {
  const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
    existsSync(path),
  );
  if (!nginx) return null;
  const folder = await mkdtemp(join(tmpdir(), 'static-copy-'));
  // Under root nginx reads as another user.
  await chmod(folder, 0o755);
  const root = join(folder, 'root');
  await cp(join(PROJECT, 'shell', 'dist', 'client'), join(root, 'static', 'shell'), { recursive: true });
  await cp(join(PROJECT, 'shared', 'ui', 'assets'), join(root, 'static', 'ui'), { recursive: true });
  await copyRemotes(site, storeDirectory, root);
  for (const [index, path] of paths.entries()) {
    const html = await (await fetch(site + path)).text();
    await mkdir(dirname(join(root, `${index}.html`)), { recursive: true });
    await writeFile(join(root, `${index}.html`), html);
  }
  const port = await freePort();
  const settings = join(folder, 'nginx.conf');
  await writeFile(settings, configuration(folder, root, port));
  const server = spawn(nginx, ['-c', settings, '-p', folder], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => null))) await new Promise((done) => setTimeout(done, 50));
  return {
    address,
    async stop() {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The client files of the versions that the site serves now. */
async function copyRemotes(site: string, storeDirectory: string, root: string): Promise<void> {
  const html = await (await fetch(site)).text();
  for (const [, name = '', version = ''] of new Set([
    ...html.matchAll(/"name":"(mf-[a-z]+)","version":"([^"]+)"/g),
  ])) {
    await cp(join(storeDirectory, name, version, 'client'), join(root, 'remotes', name, version), {
      recursive: true,
    });
  }
}

function configuration(folder: string, root: string, port: number): string {
  return `
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 64; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  types { text/html html; text/javascript js; image/svg+xml svg; font/woff2 woff2; }
  gzip on; gzip_types text/javascript image/svg+xml; gzip_static on;
  server { listen 127.0.0.1:${port}; root ${root}; charset utf-8; add_header Access-Control-Allow-Origin *; }
}
`;
}
