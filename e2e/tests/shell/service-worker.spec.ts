import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

let site: Server;
let build = 'first';
test.afterEach(() => {
  site.closeAllConnections();
  site.close();
});

/** The site, with a service worker that changes as it does with a new build of the shell. */
async function startChangingSite(origin: string): Promise<string> {
  site = createServer((request, response) => {
    const answer = async () => {
      const { status, headers, body } = await fetch(origin + (request.url ?? '/'));
      const kept = [...headers].filter(
        ([name]) => !/^(content-(length|encoding)|transfer-encoding)$/.test(name),
      );
      response.writeHead(status, Object.fromEntries(kept));
      response.write(Buffer.from(await new Response(body).arrayBuffer()));
      response.end(request.url === '/sw.js' ? `// ${build}` : '');
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}

test('[PWA-01] a new service worker takes over without touching an open page and what is typed in it', async ({
  page,
  baseURL,
}) => {
  const address = await startChangingSite(baseURL ?? '');
  await page.goto(`${address}/offres-emploi`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const form = page.getByRole('search');
  const field = form
    .getByRole('combobox', { name: 'Quel métier' })
    .or(form.getByRole('combobox', { name: 'Quel métier' }));
  await field.pressSequentially('bou');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });

  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // Before there is another one: the browser may look for it by itself.
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
      // Asked again: an update joins one that is under way, which may have read the first build.
      if (!state.isOver) await registration.update();
      return { ...state, isWaiting: registration.waiting !== null };
    });
    // A request just as the old worker ends has Chromium start it again, with nothing to do. It ends an idle one after
    // half a minute, but none that DevTools watch, as Playwright's do.
    if (isWaiting) await browser.send('ServiceWorker.stopAllWorkers');
    return isOver;
  };
  await expect.poll(isOver).toBe(true);
  await expect(field).toHaveValue('bou');
  await field.pressSequentially('cher');
  await field.press('Enter');
  await expect(page).toHaveURL(/keywords=boucher/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Devenir entrepreneur' }).click();
  await expect(page).toHaveTitle(/Devenir entrepreneur/);
  expect(documents).toEqual([]);
});
