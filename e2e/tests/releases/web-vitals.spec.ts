import type { Page } from '@playwright/test';
import { openWithReleaseMap } from '../../support/release-map.ts';
import { expect, test } from '../../support/test.ts';

/** Scripts that measure are requested once the page is quiet. */
const isOfVitals = (url: string) => /\/web-vitals\.\w+\.js$/.test(new URL(url).pathname);

/** Opens a page as a visitor who was here before, and waits until it is being measured. */
async function openMeasured(page: Page, path: string) {
  await openWithReleaseMap(page, '/informations-cookies');
  const loaded = page.waitForEvent('requestfinished', (request) => isOfVitals(request.url()));
  await page.goto(path);
  await loaded;
  // The script has come, and has run once the page is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const beaconOf = (page: Page) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === '/_vitals');

test('[REL-07] a page reports its web vitals once, on the next navigation, without an address or a text', async ({
  page,
}) => {
  await openMeasured(page, '/offres-emploi?keywords=boulanger');
  const beacon = beaconOf(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const request = await beacon;
  expect((await request.response())?.status()).toBe(204);
  const body = request.postData() ?? '';
  expect(body.length).toBeLessThan(1_000);
  expect(body).not.toMatch(/boulanger|offres|http/);
  const { versions, ...vitals } = JSON.parse(body) as { versions: string[] };
  expect(versions).toEqual(expect.arrayContaining([expect.stringMatching(/^mf-search@\d/)]));
  expect(Object.entries(vitals)).toEqual(
    expect.arrayContaining([
      ['LCP', expect.any(Boolean)],
      ['CLS', expect.any(Boolean)],
    ]),
  );
});

test('[REL-07] the first page of a new visitor is not measured: no version was chosen for them', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.clock.install();
  const release = page.waitForResponse((response) => response.url().endsWith('/_release'));
  await page.goto('/');
  expect((await release).headers()['x-cohort']).toBe('new');
  await page.clock.runFor(60_000);
  // Request events arrive in order.
  await page.evaluate(() => fetch('/healthz'));
  expect(requested.at(-1)).toMatch(/\/healthz$/);
  expect(requested.filter(isOfVitals)).toEqual([]);
});
