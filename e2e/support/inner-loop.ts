import { readFile, writeFile } from 'node:fs/promises';
import { guideSays } from '@careers/docs/mistakes';
import type { Page, Response } from '@playwright/test';
import { expect } from '@playwright/test';

export interface InnerLoop {
  page: Page;
  /** The files of the page that is shown, which end as they were. */
  source: string;
  serverSource: string;
}

/** A module of an update, as webpack writes it. */
const MODULE = /^(?:\/\*{3}\/ )?"(\.\/[^"]+)"/gm;

/**
 * Saves a change of a component; returns milliseconds until it is shown. What is typed into the page's form stays, and
 * no module but the changed one is sent.
 */
export async function expectFastRefresh({ page, source }: InnerLoop): Promise<number> {
  await page.locator('html[data-hydrated]').waitFor();
  const town = page.getByLabel('Ville', { exact: true });
  await town.fill('Rennes');
  const text = await readFile(source, 'utf8');
  const updates: Promise<string>[] = [];
  const onResponse = (response: Response) => {
    if (response.url().includes('.hot-update.js') && response.request().resourceType() === 'script')
      updates.push(response.text());
  };
  page.on('response', onResponse);
  const started = performance.now();
  await writeFile(source, text.replace('Voir les offres', 'Toutes les offres'));
  const link = page.getByRole('link', { name: 'Toutes les offres' });
  // An observer in the page: a polling assertion may look again up to a second later.
  await link.waitFor();
  const milliseconds = performance.now() - started;
  page.off('response', onResponse);
  const sent = (await Promise.all(updates)).flatMap((text) =>
    [...text.matchAll(MODULE)].map(([, module = '']) => module),
  );
  expect(new Set(sent)).toEqual(new Set(['./src/pages/emplois-a-l-etranger/page.tsx']));
  await expect(town).toHaveValue('Rennes');
  await writeFile(source, text);
  await link.waitFor({ state: 'detached' });
  await expect(town).toHaveValue('Rennes');
  return milliseconds;
}

/** Expects the overlay with the lines of a syntax error, a browser error and a server error, until each is fixed. */
export async function expectProblems({ page, source, serverSource }: InnerLoop): Promise<void> {
  const problems = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });
  const mistake = async (file: string, right: string, wrong: string, messages: RegExp[]) => {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(right, wrong));
    for (const message of messages) await expect(problems).toContainText(message);
    const mistaken = await servedVersion(page);
    await writeFile(file, text);
    // The overlay goes with the old document, too.
    await expect.poll(() => servedVersion(page)).not.toBe(mistaken);
    await expect(problems).toBeHidden();
  };
  await mistake(source, '<h1>', '<h1', [guideSays('syntax'), /page\.tsx/]);
  await mistake(source, '<h1>', `<h1 ref={() => { throw new Error('a mistake in the browser'); }}>`, [
    /mf-jobs-abroad@\S+ · browser · \/emplois-a-l-etranger/,
    /a mistake in the browser/,
    /src\/pages\/emplois-a-l-etranger\/page\.tsx:\d+/,
  ]);
  await mistake(
    serverSource,
    'const { count }',
    `if (signal) throw new Error('a mistake on the server');\nconst { count }`,
    [
      /mf-jobs-abroad@\S+ · server · \/emplois-a-l-etranger/,
      /a mistake on the server/,
      /page\.server\.ts:\d+/,
    ],
  );
  await page.locator('html[data-hydrated]').waitFor();
}

/** Returns the version of the remote's scripts in the page that the shell serves now; undefined without any. */
async function servedVersion(page: Page): Promise<string | undefined> {
  const html = await (await page.request.get(page.url())).text();
  return /\/remotes\/mf-jobs-abroad\/([^/"]+)\//.exec(html)?.[1];
}
