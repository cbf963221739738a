import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Page, Response } from '@playwright/test';
import { expect } from '@playwright/test';
import type { ThirdPartyServer } from './third-party.ts';
import contributions from '../fixtures/form-area/src/contributions.ts';

const FIXTURE = resolve(import.meta.dirname, '..', 'fixtures', 'form-area');
const DECLARED = 'http://127.0.0.1:4150';
const SCRIPTED_FILES = ['.png', '.svg', '.wasm', '.woff2'];

export interface TopicsBackend {
  origin: string;
  topics: string[];
  stop(): Promise<void>;
}

/** Starts a team's own server, which keeps topics. */
export async function startTopicsBackend(): Promise<TopicsBackend> {
  const topics = ['Stage'];
  const server = createServer((request, response) => {
    const received = request.method === 'POST' ? json(request) : Promise.resolve(null);
    void received.then((body) => {
      if (body !== null) topics.push((body as { topic: string }).topic);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(topics));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    topics,
    stop: () => server[Symbol.asyncDispose](),
  };
}

interface Description {
  name: string;
  remote: { backends?: unknown };
}

async function descriptionOf(directory: string): Promise<Description> {
  return JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as Description;
}

/** Gives a new remote, at its path, the fixture's page of topics, with all that it declares. */
export async function addTopicsPage(directory: string, path: string, origin: string): Promise<void> {
  const own = await descriptionOf(directory);
  const page = join('src', 'pages', `${path.slice(1)}.sujets`);
  await cp(join(FIXTURE, 'src', 'pages', 'contact.sujets'), join(directory, page), { recursive: true });
  await cp(join(FIXTURE, 'src', 'configuration.ts'), join(directory, 'src', 'configuration.ts'));
  const change = async (file: string, from: string, to: string) => {
    const text = await readFile(join(directory, file), 'utf8');
    expect(text).toContain(from);
    await writeFile(
      join(directory, file),
      text.replace(from, () => to),
    );
  };
  await change(join(page, 'page.tsx'), '/mf-form/', `/${own.name}/`);
  await change(join(page, 'page.server.ts'), '/contact/merci', path);
  const { remote } = await descriptionOf(FIXTURE);
  own.remote.backends = JSON.parse(JSON.stringify(remote.backends).replaceAll(DECLARED, origin)) as unknown;
  // The formatting of npm.
  await writeFile(join(directory, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  const { events, storedItems } = contributions;
  const declared = JSON.stringify({ events, storedItems }).slice(1, -1);
  await change(
    'src/contributions.ts',
    `samples: ['${path}'`,
    `${declared}, samples: ['${path}', '${path}/sujets'`,
  );
  const answers = `backends: { letters: { '/v1/topics': () => ['Stage'] } }`;
  await change('src/conformance.test.ts', 'api: offersApi(37),', `api: offersApi(37), ${answers},`);
}

/** Opens the page; it shows its values and its backend's topics, loads its files, and sends its form. Returns the files. */
export async function expectTopicsPage(
  page: Page,
  address: string,
  { days, topics, hasScripts }: { days: number; topics: string[]; hasScripts: boolean },
): Promise<string[]> {
  const files = new Set<string>();
  const onResponse = (response: Response) => {
    const [, file] = /\/assets\/([^/]+)$/.exec(response.url()) ?? [];
    if (file !== undefined && response.ok()) files.add(file);
  };
  page.on('response', onResponse);
  await page.goto(`${address}/sujets`);
  await expect(page.getByText(`Nous répondons sous ${days} jours.`)).toBeVisible();
  const known = page.getByRole('list', { name: 'Sujets connus' }).getByRole('listitem');
  await expect(known.first()).toHaveText('Stage');
  await expect(page.getByRole('img', { name: 'Un point' })).toHaveJSProperty('naturalWidth', 1);
  await expect(page.getByRole('img', { name: 'Un carré' })).toHaveJSProperty('naturalWidth', 2);
  if (hasScripts) {
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByRole('button', { name: 'Additionner' }).click();
    await expect(page.getByText('2 + 3 = 5')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('sujets:connus')))
      .toBe(String(topics.length));
  }
  const expected = SCRIPTED_FILES.filter((kind) => hasScripts || kind !== '.wasm');
  await expect.poll(() => [...files].map((file) => extname(file)).sort()).toEqual(expected);
  page.off('response', onResponse);

  const topic = `Alternance ${topics.length}`;
  await page.getByRole('textbox', { name: /Autre sujet/ }).fill(topic);
  await page.getByRole('button', { name: 'Proposer' }).click();
  await expect(page).toHaveURL(address);
  expect(topics).toContain(topic);
  return [...files].sort();
}

/** An event of the page leaves the browser once its visitor has agreed, and not before. */
export async function expectEventAfterConsent(
  page: Page,
  address: string,
  thirdParty: ThirdPartyServer,
): Promise<void> {
  const events = () => page.evaluate(() => (window as Window & { events_?: unknown[] }).events_);
  const refresh = async () => {
    const answered = page.waitForResponse(/_backends/);
    await page.getByRole('button', { name: 'Actualiser la liste' }).click();
    await answered;
  };
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
  await refresh();
  expect(thirdParty.requests).toEqual([]);
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect.poll(events).toEqual([]);
  await refresh();
  await expect.poll(events).toHaveLength(1);
}
