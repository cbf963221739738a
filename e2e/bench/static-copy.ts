import { Buffer } from 'node:buffer';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { findNginx, nginxFolder, startNginx } from '../support/nginx.ts';
import type { Nginx } from '../support/nginx.ts';
import { freePort } from '../support/ports.ts';

export interface CopiedPage {
  path: string;
  /** What the site answers it with: a closed offer is a page with 410. */
  status: number;
}

/**
 * Serves a page of the site, with all it loads, as files by nginx: what composing and rendering must not make
 * slower. Null where nginx is not installed.
 */
export async function serveStaticCopy(
  browser: Browser,
  site: string,
  { path, status }: CopiedPage,
): Promise<Nginx | null> {
  const nginx = findNginx();
  if (!nginx) return null;
  const folder = await nginxFolder();
  const root = join(folder, 'root');
  // At its own address: at another one its scripts would find that it is not the page they know.
  await save(site + path, join(root, new URL(path, site).pathname, 'index.html'), status);
  for (const file of await loadedFiles(browser, site + path)) await save(site + file, join(root, file), 200);
  const port = await freePort();
  return startNginx({ nginx, folder, settings: settings(root, port), port });
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

async function save(url: string, file: string, status: number): Promise<void> {
  const response = await fetch(url);
  if (response.status !== status)
    throw new Error(`${url} answered ${response.status}: its static copy would be another page.`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
}

function settings(root: string, port: number): string {
  return `
events { worker_connections 64; }
http {
  types { text/html html; text/javascript js; image/svg+xml svg; font/woff2 woff2; }
  gzip on; gzip_types text/javascript image/svg+xml; gzip_static on;
  server { listen 127.0.0.1:${port}; root ${root}; try_files $uri $uri/index.html =404; charset utf-8; add_header Access-Control-Allow-Origin *; }
}
`;
}
