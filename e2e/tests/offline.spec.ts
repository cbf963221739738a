import { findPlainOffer } from '../support/offers.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('[PWA-01] [SEARCH-16] without a network: offers that were read, the favourites, and a page that says why', async ({
  page,
  context,
  request,
  apiAddress,
}) => {
  const offer = await findPlainOffer(request, apiAddress, 'boucher');
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((controlled) =>
        navigator.serviceWorker.addEventListener('controllerchange', controlled, { once: true }),
      );
  });
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

test('[LAYOUT-10] a banner follows the network', async ({ page, context }) => {
  await page.goto('/entreprendre');
  await expect(page.locator('html[data-alive]')).toBeAttached();
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
  await expect(page.locator('html[data-alive]')).toBeAttached();
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
