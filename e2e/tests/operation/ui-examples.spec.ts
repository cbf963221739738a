import { join, resolve } from 'node:path';
import { startProcess, stopProcess, whenAnswering } from '@careers/cli/processes';
import type { StartedProcess } from '@careers/cli/processes';
import { sidewaysScroll, violationsOf } from '../../support/accessibility.ts';
import { freePort } from '../../support/ports.ts';
import { expect, test } from '../../support/test.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..', '..');

let server: StartedProcess;
let address: string;

test.beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  server = startProcess('ui', [join(PROJECT, 'shared/ui/examples/server/main.ts')], {
    directory: PROJECT,
    environment: { PORT: String(port) },
    onLine: () => undefined,
  });
  await whenAnswering(`${address}/bundle/examples.js`, server);
});

test.afterAll(() => stopProcess(server));

for (const width of [320, 1280]) {
  test(`[A11Y-01] every component is accessible in both themes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Le Rayon' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
}

test('[A11Y-01] open dialogs are accessible, and restore the focus when closed', async ({ page }) => {
  await page.goto(address);
  for (const name of ['Quitter la candidature', 'Filtrer', 'Postuler']) {
    const opener = page.getByRole('region', { name: /^Dialog/ }).getByRole('button', { name });
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});
