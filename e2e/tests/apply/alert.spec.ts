import type { Page } from '@playwright/test';
import { sidewaysScroll, violationsOf } from '../../support/accessibility.ts';
import { anAddress } from '../../support/application.ts';
import { alertLink, mailsFor } from '../../support/mails.ts';
import { expect, test } from '../../support/test.ts';

async function subscribe(page: Page, email: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('heading', { name: 'Quelles offres cherchez-vous ?' })).toBeFocused();
}

const CRITERIA = '?codeJobName=job_boucherie&codeTown=town_44109&codeMention=mention_beginners';

test('[ALERT-01] [ALERT-03] [ALERT-04] an alert from a search is created, confirmed, ended with one click', async ({
  page,
  request,
}) => {
  const email = anAddress();
  await page.goto(
    '/alerte?codeJobName=job_boucherie&codeTown=town_44109&codeMention=mention_beginners&publishedWithinDays=7',
  );
  await subscribe(page, email);
  await expect(page.getByRole('checkbox', { name: 'Boucher', exact: true })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /^Lieu/ })).toHaveValue('Nantes (44)');
  await expect(page.getByRole('checkbox', { name: 'Débutants acceptés' })).toBeChecked();
  await expect(page.getByText(/^La date de publication n’est pas reprise/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('checkbox', { name: /J’accepte/ }).check();
  await page.getByRole('button', { name: 'Créer mon alerte' }).click();
  const result = page.getByRole('heading', { name: 'Confirmez dans votre boîte e-mail' });
  await expect(result).toBeFocused();
  const name = await page.getByText(/^Boucher - /).elementHandle();
  // Measured at once: the page still scrolls to the heading.
  const gap = await result.evaluate(
    (title, below) => below!.getBoundingClientRect().top - title.getBoundingClientRect().bottom,
    name,
  );
  expect(gap).toBeGreaterThanOrEqual(12);

  const confirmation = await alertLink(email, 'confirmer');
  // Opening the link, as link scanners do, does not confirm the alert.
  expect((await request.get(confirmation)).status()).toBe(200);
  await page.goto(confirmation);
  await expect(page.getByText(/^Boucher - Nantes \(44\), 30.km autour - Débutants acceptés$/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirmer mon alerte' }).click();
  await expect(page).toHaveURL(`/alerte/confirmee${CRITERIA}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre alerte est active');
  await expect(page).toHaveTitle(/^Votre alerte est active/);
  await expect(page.getByRole('link', { name: 'Voir les offres', exact: true })).toHaveAttribute(
    'href',
    `/offres-emploi${CRITERIA}`,
  );
  // The page of a used link is not cached.
  await page.goto(confirmation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre alerte est déjà active');

  const [mail] = await mailsFor(email);
  const oneClick = /<https?:\/\/[^/]+(\/[^>]+)>/.exec(
    mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
  )?.[1];
  await page.goto(oneClick ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arrêter cette alerte ?');
  const ended = await request.post(oneClick ?? '', { form: { 'List-Unsubscribe': 'One-Click' } });
  expect([ended.status(), await ended.json()]).toEqual([200, { status: 'ENDED' }]);
  expect((await page.goto(confirmation))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus valable');
  await expect(page.getByRole('link', { name: 'Créer une alerte' })).toBeVisible();
});

test('[ALERT-01] [ALERT-02] search keywords become the job and place of the alert', async ({ page }) => {
  await page.goto('/alerte?keywords=bouch%C3%A8re%20nantes');
  await subscribe(page, anAddress());
  await expect(page.getByRole('checkbox', { name: 'Boucher', exact: true })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /^Lieu/ })).toHaveValue('Nantes (44)');
});

test('[ALERT-01] [A11Y-01] steps and messages have no violation or horizontal scroll at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/alerte');
  const check = async (where: string) => {
    expect(await violationsOf(page), where).toEqual([]);
    expect(await sidewaysScroll(page), where).toBe(0);
  };
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await check('address');
  await subscribe(page, anAddress());
  const jobs = page.getByRole('group', { name: /^Métiers/ });
  for (let index = 0; index < 3; index += 1) await jobs.getByRole('checkbox').nth(index).check();
  await jobs.getByRole('checkbox').nth(3).click();
  await expect(page.getByText('Veuillez selectionner 3 métiers maximum')).toBeVisible();
  await expect(jobs.getByRole('checkbox').nth(3)).not.toBeChecked();
  await check('criteria');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('heading', { name: 'Tout est juste ?' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Tout est juste ?' })).toBeInViewport();
  await check('confirmation');
  // The step was left while scrolled far below its heading.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Quelles offres cherchez-vous ?' })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[ALERT-01] [ALERT-04] an alert is created, confirmed and ended', async ({ page }) => {
    const email = anAddress();
    await page.goto('/alerte?codeTown=town_44109');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByLabel('Métier 1').selectOption('Boucher');
    await page.getByLabel('Métier 2').selectOption('Boulanger');
    await page.getByRole('checkbox', { name: /J’accepte/ }).check();
    await page.getByRole('button', { name: 'Créer mon alerte' }).click();
    await expect(page).toHaveURL(/\/alerte\/creee\?codeJobName=job_boucherie,job_boulangerie/);
    await page.goto(await alertLink(email, 'confirmer'));
    await page.getByRole('button', { name: 'Confirmer mon alerte' }).click();
    await expect(page).toHaveURL(/\/alerte\/confirmee\?/);
    await page.getByRole('link', { name: /^Voir les offres.: Boulanger$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/boulanger.*Nantes/);

    const opened = await page.goto(await alertLink(email, 'modifier'));
    expect(opened?.headers()['cache-control']).toBe('private, no-store');
    await page.getByLabel('Métier 2').selectOption('');
    await page.getByLabel('Lieu').fill('Vannes');
    await page.getByRole('radio', { name: 'Une fois par semaine au plus' }).check();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre alerte est modifiée');
    await expect(page.getByText(/^Boucher - Vannes \(56\), 30.km autour$/)).toBeVisible();
    await page.goto(await alertLink(email, 'desinscription'));
    await page.getByRole('radio', { name: 'J’ai trouvé un emploi' }).check();
    await page.getByRole('button', { name: 'Me désinscrire' }).click();
    await expect(page).toHaveURL(/\/alerte\/terminee\?/);
    await expect(page.getByText(/^Boucher - Vannes \(56\)/)).toBeVisible();
  });
});
