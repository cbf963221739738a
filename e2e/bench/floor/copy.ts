import { Buffer } from 'node:buffer';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { findNginx, nginxFolder, startNginx } from '../../support/nginx.ts';
import type { Nginx } from '../../support/nginx.ts';
import { freePort } from '../../support/ports.ts';
import { assertSameLook, lookAt } from './look.ts';
import { nginxSettings } from './nginx-settings.ts';
import type { ServedFile } from './nginx-settings.ts';
import { withoutScripts } from './without-scripts.ts';

export interface CopiedPage {
  name: string;
  path: string;
  /** Expected status: a closed offer is 410. */
  status: number;
}

/** The shell's full quality. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Serves pages without their scripts, with all other resources, as files from nginx: the lower bound of their loading
 * time. Returns null without nginx.
 * @throws Error when a copy does not look like its page.
 */
export async function serveCopies(
  browser: Browser,
  site: string,
  pages: readonly CopiedPage[],
): Promise<Nginx | null> {
  const nginx = findNginx();
  if (!nginx) return null;
  const folder = await nginxFolder();
  const root = join(folder, 'root');
  await mkdir(root);
  const files = new Map<string, ServedFile>();
  const copy = async (uri: string, status: number, change = (text: Buffer) => text) => {
    if (!files.has(uri))
      files.set(uri, await save(site + uri, { uri, status, root, name: `${files.size}`, change }));
  };
  const looks = new Map<string, Awaited<ReturnType<typeof lookAt>>>();
  for (const { name, path, status } of pages) {
    const look = await lookAt(browser, site + path);
    looks.set(name, look);
    await copy(path, status, (html) => Buffer.from(withoutScripts(html.toString())));
    for (const file of look.files) await copy(file, 200);
  }
  const port = await freePort();
  const settings = nginxSettings(root, port, [...files.values()]);
  const copies = await startNginx({ nginx, folder, settings, port });
  // Same host name as the site: browsers treat IP addresses differently.
  const address = copies.address.replace('127.0.0.1', 'localhost');
  try {
    for (const { name, path } of pages) {
      const own = looks.get(name);
      if (own) assertSameLook(name, own, await lookAt(browser, address + path));
    }
  } catch (error) {
    await copies.stop();
    throw error;
  }
  return { ...copies, address };
}

interface Resource {
  uri: string;
  status: number;
  root: string;
  name: string;
  change(body: Buffer): Buffer;
}

/** Downloads a resource, with compressed versions if the site compresses it. */
async function save(url: string, { uri, status, root, name, change }: Resource): Promise<ServedFile> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  if (response.status !== status) throw new Error(`${url} answered ${response.status} instead of ${status}.`);
  const body = change(Buffer.from(await response.arrayBuffer()));
  const file = join(root, name);
  const isCompressed = response.headers.has('content-encoding');
  await writeFile(file, body);
  if (isCompressed) {
    await writeFile(`${file}.br`, await promisify(brotliCompress)(body, BROTLI));
    await writeFile(`${file}.gz`, await promisify(gzip)(body));
  }
  const header = (key: string) => response.headers.get(key) ?? '';
  return { uri, name, type: header('content-type'), cacheControl: header('cache-control'), isCompressed };
}
