import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PNG } from 'pngjs';
import { findTestBrowser } from '@careers/tooling/browser';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { comparePictures } from './compare-pictures.ts';
import type { Verification } from './verify.ts';

// Long timeout: thirteen pages, twice, one of which never hydrates.
jest.setTimeout(300_000);

const HYDRATED = 'document.documentElement.setAttribute("data-hydrated", "")';
const document = (body: string, script = HYDRATED, style = '') =>
  `<!doctype html><html lang="fr"><head><title>Page</title><link rel="icon" href="data:,">
  <style>.card{color:#000}${style}</style></head><body><main><h1>Offres</h1>${body}</main>
  <script>${script}</script></body></html>`;
const RELEASED = document('<p class="card">Boucher</p>');
/** Released pages other than the usual one: with a picture for phones alone, and with one far below the viewport. */
const DRAWN: Record<string, string> = {
  '/draws-late': document(
    '<picture><source media="(max-width:600px)" srcset="/late.svg"><img src="data:," alt="" width="300" height="300"></picture>',
  ),
  '/draws-otherwise': document(
    '<p style="height:6000px"></p><img src="/tomato.svg" alt="" loading="lazy" width="300" height="300">',
  ),
};
const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><circle r="300" fill="${colour}"/></svg>`;

/** One page per rule that breaks only this rule; `/` breaks none. */
const PREVIEWED: Record<string, string> = {
  '/': RELEASED,
  ...DRAWN,
  '/reads-otherwise': document('<p class="card">Boulanger</p>'),
  '/never-hydrates': document('<p class="card">Boucher</p>', ''),
  '/hydrates-anew': document(
    '<p class="card">Boucher</p>',
    `${HYDRATED}; reportError(new Error("Minified React error #418; visit https://react.dev/errors/418"))`,
  ),
  '/logs': document('<p class="card">Boucher</p>', `${HYDRATED}; console.error("no offers")`),
  '/throws': document('<p class="card">Boucher</p>', `${HYDRATED}; offers.length`),
  '/has-no-name': document('<p class="card">Boucher</p><button style="opacity:0"></button>'),
  '/styles-all': document(
    '<p class="card">Boucher</p>',
    HYDRATED,
    '@media screen { em > b, h1:hover { color: #111 } }',
  ),
  // Blocks once painted, like external scripts: Chromium misses some long tasks of a document's first milliseconds.
  '/blocks': document(
    '<p class="card">Boucher</p>',
    `const block = () => { for (const end = performance.now() + 1_500; performance.now() < end;); ${HYDRATED} };
    addEventListener("load", () => requestAnimationFrame(() => setTimeout(block)))`,
  ),
};

let folder: string;
let site: string;
const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (path.startsWith('/_preview'))
    return response.writeHead(303, { 'set-cookie': 'careers_preview=token; Path=/', location: '/' }).end();
  const isPreview = request.headers.cookie?.includes('careers_preview=token') ?? false;
  if (path.endsWith('.svg')) {
    response.setHeader('content-type', 'image/svg+xml');
    if (path === '/tomato.svg') return response.end(drawing(isPreview ? 'green' : 'red'));
    return setTimeout(() => response.end(drawing('red')), isPreview ? 2_000 : 0);
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (path === '/gone') return response.writeHead(404).end(RELEASED);
  if (path === '/fails') return response.writeHead(isPreview ? 500 : 200).end(RELEASED);
  return response.end(isPreview ? PREVIEWED[path] : (DRAWN[path] ?? RELEASED));
});

let seen: Verification;
beforeAll(async () => {
  const browser = findTestBrowser();
  folder = await temporaryFolder('verify-');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addresses = [...Object.keys(PREVIEWED), '/fails', '/gone'];
  const program = join(import.meta.dirname, 'test-program.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, site, folder, ...addresses], {
    env: { ...process.env, ...(browser !== undefined && { PLAYWRIGHT_CHROMIUM_PATH: browser }) },
  });
  seen = JSON.parse(stdout) as Verification;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

it('[REL-05] finds nothing in an unchanged page, and skips addresses that both versions lack', () => {
  expect(seen.findings.filter(({ what }) => /^\/ /.test(what))).toEqual([]);
  expect(seen.absent).toEqual(['/gone']);
  expect(seen.opened).toEqual([...Object.keys(PREVIEWED), '/fails']);
});

it.each([
  ['/draws-late', []],
  ['/draws-otherwise', []],
  ['/reads-otherwise', []],
  ['/never-hydrates', ['hydration']],
  ['/hydrates-anew', ['hydration']],
  ['/logs', ['console']],
  ['/throws', ['console']],
  ['/has-no-name', ['axe-button-name']],
  ['/styles-all', ['global-style']],
  ['/blocks', ['blocking-time']],
  ['/fails', ['status']],
])('[REL-05] %s breaks only its rule: %p', (address, rules) => {
  const found = seen.findings.filter(
    ({ what }) => what.startsWith(`${address}:`) || what.startsWith(`${address} `),
  );
  expect(found.map(({ rule }) => rule)).toEqual(rules);
});

it('[REL-05] stores a picture of both versions of a changed page, with the difference', async () => {
  expect(seen.pictures.map(({ address, width }) => [address, width])).toEqual([
    ['/draws-otherwise', 390],
    ['/draws-otherwise', 1280],
    ['/reads-otherwise', 390],
    ['/reads-otherwise', 1280],
  ]);
  expect((await readdir(folder)).sort()).toEqual([
    'draws-otherwise-1280.png',
    'draws-otherwise-390.png',
    'reads-otherwise-1280.png',
    'reads-otherwise-390.png',
  ]);
  const header = await readFile(join(folder, 'reads-otherwise-390.png'));
  expect(header.readUInt32BE(16)).toBe(3 * 390);
});

it('[REL-05] compares pictures of different heights over the greater one', () => {
  const white = (height: number) => {
    const picture = new PNG({ width: 10, height });
    picture.data.fill(255);
    return PNG.sync.write(picture);
  };
  expect(comparePictures(white(20), white(20)).share).toBe(0);
  expect(comparePictures(white(10), white(20)).share).toBe(0.5);
});
