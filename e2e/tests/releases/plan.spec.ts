import type { Page } from '@playwright/test';
import { sidewaysScroll, violationsOf } from '../../support/accessibility.ts';
import { press, signInLink } from '../../support/desk.ts';
import { tabTo } from '../../support/keyboard.ts';
import { OwnRegistry } from '../../support/own-registry.ts';
import { expect, test } from '../../support/test.ts';

const REMOTE = 'mf-entrepreneur';
const NEXT = '7.6.0';
const ADDRESS = `/desk/production/${REMOTE}`;

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

async function signIn(page: Page): Promise<void> {
  await page.goto(await signInLink(registry));
  await page.getByRole('button', { name: 'Go on as administrator' }).press('Enter');
  await page.getByRole('link', { name: 'Go on', exact: true }).press('Enter');
}
const startByCommand = (steps: string) =>
  registry.release('rollout', `${REMOTE}@${NEXT}`, '--plan', steps, '--reason', 'A new simulator.');
async function type(page: Page, panel: string, field: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('region', { name: panel }).getByLabel(field, { exact: false }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
const released = async () => (await registry.production()).document.remotes[REMOTE];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[REL-12] a plan is skipped, approved by a second person, paused and rolled back, by keyboard', async ({
    page,
  }) => {
    await startByCommand('5:4h:0,50:8h:approve,100');
    expect(await registry.release('list')).toContain(
      `${REMOTE} ${NEXT} at 5 %, step 1 of 3: Asks for approval`,
    );
    await signIn(page);
    await expect(page.getByRole('row', { name: REMOTE })).toContainText(
      /Asks for approval of 50\s% .*at \d\d:\d\d/,
    );
    await press(page, `Open ${REMOTE} in production`, 'link');
    await expect(page.getByRole('list', { name: 'Plan, step 1 of 3' }).getByRole('listitem')).toContainText([
      /^5\s%/,
      /50\s%.*Needs a second person/,
      /100\s%/,
    ]);
    await type(page, 'Change the plan', 'Reason', 'Nobody is here at night.');
    await press(page, 'Ask for approval of 50 % now');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Waiting for approval, 5 %');
    expect(await released()).toMatchObject({ candidate: NEXT, percent: 5 });

    await type(page, 'What happens next', 'Reason', 'The figures are fine.');
    await press(page, 'Approve 50 %');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rolling out, 50 %');
    await expect(page.getByRole('status', { name: 'Done' })).toContainText(`advance ${REMOTE} ${NEXT} 50 %`);
    expect(await released()).toMatchObject({ candidate: NEXT, percent: 50 });

    await type(page, 'Change the plan', 'Reason', 'Lunch.');
    await press(page, 'Pause at 50 %');
    await expect(page.getByRole('region', { name: 'What happens next' })).toContainText('“Lunch.”');
    await press(page, `Roll back to ${stable}…`, 'link');
    await press(page, `Roll back to ${stable}`);
    await expect(page.getByRole('status', { name: 'Done' })).toContainText(`rollback ${REMOTE}`);
    expect(await released()).toMatchObject({ stable, candidate: null });
    await expect(page.getByRole('list', { name: /^Plan/ })).toBeHidden();
  });

  test('[REL-12] a plan is started by keyboard, with a rehearsal first', async ({ page }) => {
    await signIn(page);
    await press(page, `Open ${REMOTE} in production`, 'link');
    await tabTo(page, page.locator('summary', { hasText: 'Start a plan' }));
    await page.keyboard.press('Enter');
    await type(page, 'Start a plan', 'Reason', 'A new simulator.');
    await press(page, 'Start the plan');
    await expect(page.getByRole('region', { name: 'What happens next' })).toContainText(
      /Goes to 1\s% by itself as soon as the rehearsal has passed \(missing\)\./,
    );
    expect(await released()).toMatchObject({ candidate: NEXT, percent: 0 });
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`[REL-08] [REL-12] a plan can be read by everybody, ${colorScheme}, on a phone of 320 px, with text at 200 %`, async ({
    browser,
  }) => {
    test.slow();
    await startByCommand('5:4h:400,20:12h:1000,50:12h:2000:approve,100');
    const context = await browser.newContext({ colorScheme, bypassCSP: true });
    const page = await context.newPage();
    await signIn(page);
    await page.goto(`${registry.address.replace('127.0.0.1', 'localhost')}${ADDRESS}`);
    await page.locator('summary', { hasText: 'Start a plan' }).click();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await violationsOf(page)).toEqual([]);
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 640, height: 800 });
    expect(await sidewaysScroll(page), 'text at 200 %').toBeLessThanOrEqual(0);
    await context.close();
  });
