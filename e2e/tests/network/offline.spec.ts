import type { Page } from '@playwright/test';
import { findPlainOffer } from '../../support/offers.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page, and waits until the service worker controls it. */
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

test('[PWA-01] [SEARCH-16] offline, visited offers and favourites open; others show the offline page', async ({
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
  const isBroken = (picture: HTMLImageElement) => !picture.complete || picture.naturalWidth === 0;
  for (const picture of await page.locator('main img, footer img').all())
    await expect.poll(() => picture.evaluate(isBroken)).toBe(false);

  await context.setOffline(false);
  await page.goto('/entreprendre');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Vous êtes hors connexion');
});

test('[PWA-01] offline, links to favourites and visited offers work, however these were opened', async ({
  page,
  context,
}) => {
  const results = '/offres-emploi?keywords=boucher';
  const offers = page.getByRole('main').getByRole('article').getByRole('link');
  const heading = page.getByRole('heading', { level: 1 });
  await openWithWorker(page, results);
  const [clicked, opened] = await offers.evaluateAll((links) =>
    links.map((link) => ({ url: link.getAttribute('href') ?? '', title: link.textContent.trim() })),
  );
  if (!clicked || !opened) throw new Error('The results have fewer than two offers.');
  await page.goto(opened.url);
  await page.goto(results);
  await offers.first().click();
  await expect(heading).toHaveText(clicked.title);
  await page.getByRole('link', { name: 'Retour aux résultats' }).click();
  await expect(heading).toHaveText(/boucher/i);
  await page.getByRole('link', { name: 'Mes favoris' }).click();
  await expect(heading).toHaveText('Mes favoris');
  await page.goBack();

  await context.setOffline(true);
  await offers.first().click();
  await expect(heading).toHaveText(clicked.title);
  await expect(page).toHaveURL(clicked.url);
  await page.getByRole('link', { name: 'Mes favoris' }).click();
  await expect(heading).toHaveText('Mes favoris');
  await page.goBack();
  await page.goBack();
  await offers.nth(1).click();
  await expect(heading).toHaveText(opened.title);
  await expect(page).toHaveURL(opened.url);
});

test('[PWA-01] offline, a link to an uncached page shows the offline page, and can be retried', async ({
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

test.describe('before there is a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[PWA-01] offline, a link says in French that there is no network, and can be retried', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Vous êtes hors connexion');
    await context.setOffline(false);
    await page.getByRole('main').getByRole('link', { name: 'Réessayer' }).click();
    await expect(heading).toHaveText('Plan du site');
  });
});

test('[LAYOUT-10] a banner is shown while the browser is offline', async ({ page, context }) => {
  await page.goto('/entreprendre');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const banner = page.getByRole('status').filter({ hasText: 'Vous êtes hors connexion' });
  await expect(banner).toBeHidden();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('[LAYOUT-09] the install button appears on beforeinstallprompt, and disappears after use', async ({
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
