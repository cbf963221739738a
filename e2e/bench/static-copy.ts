import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { freePort } from '../support/ports.ts';

export interface StaticCopy {
  address: string;
  stop(): Promise<void>;
}

/**
 * Serves pages of the site, with all they load, as files by nginx: what composing and rendering must not make
 * slower. Null where nginx is not installed.
 */
export async function serveStaticCopy(
  browser: Browser,
  site: string,
  paths: readonly string[],
): Promise<StaticCopy | null> {
  const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
    existsSync(path),
  );
  if (!nginx) return null;
  const folder = await mkdtemp(join(tmpdir(), 'static-copy-'));
  // Under root nginx reads as another user.
  await chmod(folder, 0o755);
  const root = join(folder, 'root');
  for (const path of paths) {
    // At its own address: at another one its scripts would find that it is not the page they know.
    await save(site + path, join(root, new URL(path, site).pathname, 'index.html'));
    for (const file of await loadedFiles(browser, site + path)) await save(site + file, join(root, file));
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

/** Paths of all that a page loads from its own site, except what it asks of the API. */
async function loadedFiles(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );
  await page.close();
  return addresses.filter((path) => !path.startsWith('/api/'));
}

async function save(url: string, file: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`${url} answered ${response.status}: its static copy would be another page.`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
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
  server { listen 127.0.0.1:${port}; root ${root}; try_files $uri $uri/index.html =404; charset utf-8; add_header Access-Control-Allow-Origin *; }
}
`;
}
