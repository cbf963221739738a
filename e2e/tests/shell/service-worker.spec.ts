import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentsOf } from '../../support/requests.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

let site: Server;
let build = 'first';
test.afterEach(() => {
  site.closeAllConnections();
  site.close();
});

/** Starts a proxy of the site whose service worker changes, as with a new build of the shell. */
async function startChangingSite(origin: string): Promise<string> {
  site = createServer((request, response) => {
    const answer = async () => {
      const { status, headers, body } = await fetch(origin + (request.url ?? '/'));
      const forwarded = [...headers].filter(
        ([name]) => !/^(content-(length|encoding)|transfer-encoding)$/.test(name),
      );
      response.writeHead(status, Object.fromEntries(forwarded));
      response.write(Buffer.from(await new Response(body).arrayBuffer()));
      response.end(request.url === '/sw.js' ? `// ${build}` : '');
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}

test('[PWA-01] a new service worker activates without reloading an open page', async ({ page, baseURL }) => {
  const address = await startChangingSite(baseURL ?? '');
  await page.goto(`${address}/offres-emploi`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const form = page.getByRole('search');
  const field = form.getByRole('combobox', { name: 'Quel métier' });
  await field.pressSequentially('bou');
  const documents = documentsOf(page);

  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // Registered before the new build, since the browser may check for updates by itself.
  const change = await page.evaluateHandle(() => {
    const state = { isOver: false };
    navigator.serviceWorker.addEventListener('controllerchange', () => (state.isOver = true));
    return state;
  });
  build = 'second';
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  const isOver = async () => {
    const { isWaiting, isOver } = await change.evaluate(async (state) => {
      const registration = await navigator.serviceWorker.ready;
      // Repeated, since an update joins a pending one, which may have fetched the first build.
      if (!state.isOver) await registration.update();
      return { ...state, isWaiting: registration.waiting !== null };
    });
    // A request may restart the old worker. Chromium stops idle workers after half a minute, but not with DevTools
    // attached, as here.
    if (isWaiting) await browser.send('ServiceWorker.stopAllWorkers');
    return isOver;
  };
  await expect.poll(isOver).toBe(true);
  await expect(field).toHaveValue('bou');
  await field.pressSequentially('cher');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/nos-offres\/boucher$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Devenir entrepreneur' }).click();
  await expect(page).toHaveTitle(/Devenir entrepreneur/);
  // Its scripts come later, and the site ends with the test.
  await expect(page.locator('[data-server-html]')).toHaveCount(0);
  expect(documents).toEqual([]);
});
