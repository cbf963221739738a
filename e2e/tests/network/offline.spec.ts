import type { Page } from '@playwright/test';
import { findPlainOffer } from '../../support/offers.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until what it asks for goes through the service worker. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((controlled) =>
        navigator.serviceWorker.addEventListener('controllerchange', controlled, { once: true }),
      );
  });
}

test('[PWA-01] [SEARCH-16] without a network: offers that were read, the favourites, and a page that says why', async ({
  page,
  context,
  request,
  apiAddress,
}) => {
  const offer = await findPlainOffer(request, apiAddress, 'boucher');
  await openWithWorker(page, '/');
  await page.goto(offer.url);
  const title = (await page.getByRole('heading', { level: 1 }).innerText()).trim();

  await context.setOffline(true);
  await expect(page.getByText('Vous êtes hors connexion')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await page.goto('/entreprendre');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors connexion');
  await expect(page.getByRole('link', { name: 'Voir mes favoris' })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/entreprendre');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Vous êtes hors connexion');
});

test('[PWA-01] without a network a link leads to the favourites, and to an offer that was read, however it was reached', async ({
  page,
  context,
}) => {
  const results = '/offres-emploi?keywords=boucher';
  const offers = page.getByRole('main').getByRole('article').getByRole('link');
  const heading = page.getByRole('heading', { level: 1 });
  await openWithWorker(page, results);
  const [followed, opened] = await offers.evaluateAll((links) =>
    links.map((link) => ({ url: link.getAttribute('href') ?? '', title: link.textContent.trim() })),
  );
  if (!followed || !opened) throw new Error('There are not two offers.');
  await page.goto(opened.url);
  await page.goto(results);
  await offers.first().click();
  await expect(heading).toHaveText(followed.title);
  await page.getByRole('link', { name: 'Retour aux résultats' }).click();
  await expect(heading).toHaveText(/boucher/i);
  await page.getByRole('link', { name: 'Mes favoris' }).click();
  await expect(heading).toHaveText('Mes favoris');
  await page.goBack();

  await context.setOffline(true);
  await offers.first().click();
  await expect(heading).toHaveText(followed.title);
  await expect(page).toHaveURL(followed.url);
  await page.getByRole('link', { name: 'Mes favoris' }).click();
  await expect(heading).toHaveText('Mes favoris');
  await page.goBack();
  await page.goBack();
  await offers.nth(1).click();
  await expect(heading).toHaveText(opened.title);
  await expect(page).toHaveURL(opened.url);
});

test('[PWA-01] without a network a link to a page that is not kept leads to why, and on to it later', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/offres-emploi?keywords=boucher');
  const heading = page.getByRole('heading', { level: 1 });
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(heading).toHaveText('Vous êtes hors connexion');
  await expect(page).toHaveURL(/page=2$/);
  await context.setOffline(false);
  await page.getByRole('main').getByRole('link', { name: 'Réessayer' }).click();
  await expect(heading).toHaveText(/boucher/i);
  await expect(page).toHaveURL(/page=2$/);
});

test('[LAYOUT-10] a banner follows the network', async ({ page, context }) => {
  await page.goto('/entreprendre');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const banner = page.getByRole('status').filter({ hasText: 'Vous êtes hors connexion' });
  await expect(banner).toBeHidden();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('[LAYOUT-09] installation is offered once the browser does, and gone after one use', async ({
  page,
}) => {
  await page.goto('/entreprendre');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const button = page.getByRole('button', { name: 'Installer l’application' });
  await expect(button).toBeHidden();
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, {
      prompt: () => Promise.resolve(),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    window.dispatchEvent(event);
  });
  await button.click();
  await expect(button).toBeHidden();
  await expect(page.getByText('L’application est installée.')).toBeVisible();
});
