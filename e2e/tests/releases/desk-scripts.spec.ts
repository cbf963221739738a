import type { Page } from '@playwright/test';
import { bodyOf } from '@careers/cli/client';
import { signInLink } from '../../support/desk.ts';
import { OwnRegistry } from '../../support/own-registry.ts';
import { expect, test } from '../../support/test.ts';

const REMOTE = 'mf-entrepreneur';
const NEXT = '7.7.0';

let registry: OwnRegistry;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  registry = await OwnRegistry.start();
  await registry.publishAgain(REMOTE, NEXT);
});
test.afterAll(() => registry.stop());

async function openDesk(page: Page, path: string): Promise<void> {
  await page.goto(await signInLink(registry));
  await page.getByRole('button', { name: 'Go on as administrator' }).click();
  await page.goto(new URL(path, page.url()).href);
}

async function move(action: 'pin' | 'unpin'): Promise<void> {
  const { revision } = await registry.production();
  await registry.move(revision, { action, remote: 'mf-offer' });
}

test('[REL-08] the move of another person is announced; nothing moves, and a half-typed reason stays', async ({
  page,
}) => {
  await openDesk(page, `/desk/production/${REMOTE}`);
  const form = page.getByRole('region', { name: 'Start a version' });
  await form.getByLabel('Version').selectOption(NEXT);
  await form.getByLabel('Reason').fill('A new simul');
  const before = await form.boundingBox();
  await move('pin');
  const line = page.getByRole('status');
  await expect(line).toContainText('local administrator: pin mf-offer, in production.');
  expect(await form.boundingBox()).toEqual(before);
  await expect(form.getByLabel('Reason')).toBeFocused();

  await line.getByRole('link', { name: 'Show what changed' }).press('Enter');
  await expect(line).toBeEmpty();
  await expect(page.getByText(`As of r${(await registry.production()).revision}`)).toBeVisible();
  await expect(form.getByLabel('Reason')).toHaveValue('A new simul');
  await form.getByLabel('Reason').pressSequentially('ator.');
  // The form has the new revision: the move is not refused as outdated.
  await form.getByRole('button', { name: 'Start it' }).click();
  await expect(page.getByRole('status', { name: 'Done' })).toContainText(`start ${REMOTE} ${NEXT} 0 %`);

  await page.goto(new URL('/desk', page.url()).href);
  await move('unpin');
  await line.getByRole('link', { name: 'Show what changed' }).click();
  await expect(page.getByRole('region', { name: 'Recent moves' })).toContainText('unpin mf-offer');
});

/** Reports a check with a picture as `verify` makes it: released, difference, candidate. */
async function report(page: Page): Promise<void> {
  const path = { name: REMOTE, number: NEXT, check: 'browser' };
  const body = { conclusion: 'passed', summary: 'Nothing found' } as const;
  await bodyOf(
    registry.client.PUT('/v1/remotes/{name}/versions/{number}/checks/{check}', { params: { path }, body }),
  );
  await page.setViewportSize({ width: 3 * 390, height: 900 });
  await page.setContent(
    '<style>body{margin:0;display:flex;height:100vh}i{flex:1}</style><i style="background:silver"></i><i></i><i style="background:navy"></i>',
  );
  const png = await page.screenshot();
  await registry.client.PUT('/v1/remotes/{name}/versions/{number}/checks/{check}/pictures/{picture}', {
    params: { path: { ...path, picture: 'entreprendre-390' } },
    body: new Blob([new Uint8Array(png)]),
    headers: { 'content-type': 'image/png' },
    bodySerializer: <Body>(sent: Body) => sent,
  });
}

test('[REL-08] pictures of both versions stand side by side, with scripts on each other with a divider', async ({
  browser,
  page,
}) => {
  await report(page);
  const path = `/desk/versions/${REMOTE}/${NEXT}`;
  const pictures = (of: Page) => of.getByRole('img', { name: /^entreprendre-390: / });
  await openDesk(page, path);
  await expect(pictures(page)).toHaveCount(2);
  const candidate = page.getByRole('img', { name: `entreprendre-390: ${NEXT}` }).locator('..');
  const placeOf = async (title: string) =>
    page
      .getByRole('img', { name: `entreprendre-390: ${title}` })
      .locator('..')
      .boundingBox();
  expect(await placeOf('Released')).toEqual(await placeOf(NEXT));
  const divider = page.getByRole('slider', { name: /^Divider/ });
  await expect(candidate).toHaveCSS('clip-path', 'inset(0px 0px 0px 50%)');
  await divider.press('End');
  await expect(candidate).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
  await divider.press('ArrowLeft');
  await expect(candidate).toHaveCSS('clip-path', 'inset(0px 0px 0px 99%)');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await openDesk(still, path);
  await expect(pictures(still)).toHaveCount(3);
  await expect(still.getByRole('slider')).toHaveCount(0);
  await context.close();
});
