import type { Browser, BrowserContext, Page } from '@playwright/test';
import { sidewaysScroll, violationsOf } from '../../support/accessibility.ts';
import { tabTo } from '../../support/keyboard.ts';
import { press, signInLink } from '../../support/desk.ts';
import { OwnRegistry } from '../../support/own-registry.ts';
import { expect, test } from '../../support/test.ts';

const REMOTE = 'mf-entrepreneur';
const NEXT = '7.6.0';

let registry: OwnRegistry;
let stable: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  registry = await OwnRegistry.start();
  stable = (await registry.production()).document.remotes[REMOTE]?.stable ?? '';
  await registry.publishAgain(REMOTE, NEXT);
});
test.afterEach(() => registry.restore());
test.afterAll(() => registry.stop());

const released = async () => (await registry.production()).document.remotes[REMOTE];

/** Fills in a field as somebody does who has no mouse. */
async function type(page: Page, field: string, panel: string, text: string): Promise<void> {
  const region = page.getByRole('region', { name: panel });
  await tabTo(page, region.getByLabel(field));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[REL-08] a version goes from a rehearsal to visitors and back, by keyboard', async ({ page }) => {
    await page.goto(await signInLink(registry));
    await press(page, 'Go on as administrator');
    await press(page, 'Go on', 'link');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Board');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

    await press(page, `Open ${REMOTE} in production`, 'link');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Steady');
    await tabTo(page, page.getByRole('combobox', { name: 'Version' }));
    await page.keyboard.type(NEXT);
    await type(page, 'Reason', 'Start a version', 'A new simulator.');
    await press(page, 'Start it');
    await expect(page.getByRole('status', { name: 'Done' })).toContainText(`start ${REMOTE} ${NEXT} 0 %`);
    expect(await released()).toMatchObject({ stable, candidate: NEXT, percent: 0 });

    const more = `Give ${NEXT} to more`;
    await type(page, 'Share of visitors', more, '20');
    await type(page, 'Reason', more, 'The rehearsal is fine.');
    await press(page, 'Give it to that share');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rolling out, 20 %');
    expect(await released()).toMatchObject({ candidate: NEXT, percent: 20 });

    await press(page, `Roll back to ${stable}…`, 'link');
    await tabTo(page, page.getByRole('radio', { name: 'Failures' }));
    await page.keyboard.press('Space');
    await press(page, `Roll back to ${stable}`);
    await expect(page.getByRole('status', { name: 'Done' })).toContainText(`rollback ${REMOTE}`);
    expect(await released()).toMatchObject({ stable, candidate: null });
    await press(page, 'History', 'link');
    await expect(page.getByRole('row', { name: /“Failures”/ })).toContainText(`rollback ${REMOTE}`);
  });

  test('[REL-08] an outdated move is refused with what was moved, and keeps what was filled in', async ({
    page,
  }) => {
    await page.goto(await signInLink(registry));
    await page.getByRole('button', { name: 'Go on as administrator' }).press('Enter');
    await page.goto(`${new URL(page.url()).origin}/desk/production/${REMOTE}`);
    await page.getByRole('combobox', { name: 'Version' }).selectOption(NEXT);
    await page.getByLabel('Share of visitors').fill('20');
    await page.getByRole('region', { name: 'Start a version' }).getByLabel('Reason').fill('A new simulator.');
    const { revision } = await registry.production();
    await registry.move(revision, { action: 'pin', remote: 'mf-offer' });
    await page.getByRole('button', { name: 'Start it' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('pin mf-offer');
    expect(await released()).toMatchObject({ stable, candidate: null });
    await expect(page.getByLabel('Share of visitors')).toHaveValue('20');
    await page.getByRole('button', { name: 'Start it' }).press('Enter');
    await expect(page.getByRole('status', { name: 'Done' })).toContainText(`start ${REMOTE} ${NEXT} 20 %`);
    expect(await released()).toMatchObject({ candidate: NEXT, percent: 20 });
    const { revision: now } = await registry.production();
    await registry.move(now, { action: 'unpin', remote: 'mf-offer' });
  });
});

/** axe runs scripts of its own, which the policy refuses. */
async function signedIn(browser: Browser, colorScheme: 'light' | 'dark'): Promise<BrowserContext> {
  const context = await browser.newContext({ colorScheme, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(await signInLink(registry));
  await page.getByRole('button', { name: 'Go on as administrator' }).click();
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.close();
  return context;
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`[REL-08] every page can be read by everybody, ${colorScheme}, on a phone of 320 px, with text at 200 %`, async ({
    browser,
  }) => {
    test.slow();
    const { revision } = await registry.production();
    await registry.move(revision, { action: 'start', remote: REMOTE, version: NEXT, percent: 5 });
    const context = await signedIn(browser, colorScheme);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    for (const path of [
      '/desk',
      `/desk/production/${REMOTE}`,
      `/desk/production/${REMOTE}/rollback`,
      '/desk/versions',
      `/desk/versions/${REMOTE}/${NEXT}`,
      '/desk/history',
      `/desk/production/revisions/${revision}`,
      '/desk/shells',
      '/desk/freezes',
      '/desk/access',
      '/login',
      '/desk/production/mf-unknown',
    ])
      await test.step(path, async () => {
        await page.goto(`${registry.address.replace('127.0.0.1', 'localhost')}${path}`);
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
        }
        expect(await violationsOf(page)).toEqual([]);
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
        await page.setViewportSize({ width: 640, height: 800 });
        expect(await sidewaysScroll(page), 'text at 200 %').toBeLessThanOrEqual(0);
        await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      });
    await context.close();
  });
