import type { APIRequestContext } from '@playwright/test';
import { unreadableIn, violationsOf } from '../../support/accessibility.ts';
import { startPatchedApi } from '../../support/patched-api.ts';
import type { PatchedApi } from '../../support/patched-api.ts';
import { delayScripts } from '../../support/delayed-scripts.ts';
import { findNamedOffer } from '../../support/offers.ts';
import type { NamedOffer } from '../../support/offers.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { readPdf } from '../../support/pdf.ts';
import { expect, test } from '../../support/test.ts';

/** Returns the structured data of a type from the server's HTML. */
async function markup(request: APIRequestContext, path: string, type: string): Promise<unknown[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json ?? '') as { '@type': string })
    .filter((data) => data['@type'] === type);
}

/** PDF readers do not preserve the kind of white space. */
const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ');

test('[OFFER-02] the job sheet is a tagged PDF with title, language and text', async ({
  page,
  request,
  apiAddress,
}) => {
  const offer = await findNamedOffer(request, apiAddress, 'boucher');
  await page.goto(offer.url);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger la fiche de poste (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^fiche-de-poste.*\.pdf$/);

  const response = await request.get(`${offer.url}/fiche-de-poste.pdf`);
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  const pdf = await readPdf(await response.body());
  expect(pdf).toMatchObject({ title: offer.title, language: 'fr-FR' });
  expect(pdf.pages).toBeLessThanOrEqual(2);
  expect(pdf.roles).toEqual(
    expect.arrayContaining(['Document', 'H1', 'P', 'H2', 'L', 'LI', 'LBody', 'Link']),
  );
  const [firstMission] = offer.missionProfil.split('\n').slice(1);
  const address = `/offre-emploi/${offer.reference}`;
  for (const text of [offer.title, offer.contractType.label, firstMission!, address])
    expect(withPlainSpaces(pdf.text)).toContain(withPlainSpaces(text));
  expect(pdf.text).not.toContain(offer.recruiter.name);
});

test('[OFFER-02] [ROUTE-03] files have the redirects and statuses of their page', async ({
  request,
  apiAddress,
}) => {
  const { url, reference } = await findNamedOffer(request, apiAddress, 'caissier');
  const moved = await request.get(`/offre-emploi/autre-${reference}/fiche-de-poste.pdf`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `${url}/fiche-de-poste.pdf`]);
  for (const file of ['fiche-de-poste.pdf', 'partage.png', 'code.png']) {
    const unknown = await request.get(`/offre-emploi/boucher-1999-1/${file}`);
    expect(unknown.status()).toBe(404);
    expect(await unknown.text()).toContain('Offre introuvable');
    const head = await request.head(`${url}/${file}`);
    expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
  }
});

test('[OFFER-02] on a phone the apply button stays in view', async ({ page, request, apiAddress }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const offer = await findNamedOffer(request, apiAddress, 'boulanger');
  await page.goto(offer.url);
  const apply = page.getByRole('region', { name: 'Postuler' }).getByRole('link');
  await expect(page.getByRole('link', { name: 'Postuler à cette offre' })).toHaveCount(1);
  await expect(apply).toBeInViewport();
  await page.getByRole('heading', { name: 'Vos missions' }).scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport();
  // It never covers the footer.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).scrollIntoViewIfNeeded();
  await expect(apply).not.toBeInViewport();
  await page.getByRole('heading', { name: 'Vos missions' }).scrollIntoViewIfNeeded();
  await apply.click();
  await expect(page.getByRole('dialog', { name: /Postuler/ })).toBeVisible();
});

test('[OFFER-02] on a wide screen the bar appears when the button is out of view', async ({
  page,
  request,
  apiAddress,
}) => {
  await page.goto((await findNamedOffer(request, apiAddress, 'boulanger')).url);
  const apply = page.getByRole('region', { name: 'Postuler' }).getByRole('link');
  await expect(apply).toBeHidden();
  await page.getByRole('main').locator('[data-widget=offers-carousel]').scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[OFFER-01] [OFFER-02] an offer can be read, downloaded and shared', async ({
    page,
    request,
    apiAddress,
  }) => {
    const offer = await findNamedOffer(request, apiAddress, 'boucher');
    await page.goto(offer.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.title);
    await expect(page.getByRole('heading', { name: 'Vos missions' })).toBeVisible();
    await expect(page.getByRole('heading', { name: offer.recruiter.name })).toBeVisible();
    await expect(page.getByRole('link', { name: /fiche de poste/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Partager par e-mail' })).toBeVisible();
    await expect(page.getByRole('button', { name: /copier le lien|Imprimer/ })).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Offres similaires' })).toBeVisible();
    await page.getByRole('link', { name: 'Postuler à cette offre' }).click();
    await page.getByRole('link', { name: 'Remplir le formulaire' }).click();
    await expect(page.getByLabel('Prénom')).toBeVisible();
  });
});

test('[OFFER-03] similar offers are of the same job, without the offer itself', async ({
  page,
  request,
  apiAddress,
}) => {
  const { url, reference } = await findNamedOffer(request, apiAddress, 'boucher');
  await page.goto(url);
  const similar = page.getByRole('group', { name: 'Offres similaires' });
  const paths = await similar
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => path.includes(`-${reference}?`))).toEqual([]);
  await similar.getByRole('link', { name: /Voir toutes les offres/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d.*offres? /);
});

test('[OFFER-04] [SEO-01] structured data and link previews match the page', async ({
  page,
  request,
  apiAddress,
}) => {
  const offer = await findNamedOffer(request, apiAddress, 'boucher');
  const [posting] = await markup(request, `${offer.url}?source=careers`, 'JobPosting');
  expect(posting).toMatchObject({
    '@context': 'https://schema.org',
    title: offer.title,
    identifier: { value: offer.reference },
    hiringOrganization: { name: offer.entity.label },
    jobLocation: {
      address: {
        streetAddress: offer.offerLocation.address,
        addressLocality: offer.offerLocation.town,
        addressCountry: 'FR',
      },
    },
    directApply: true,
  });
  expect(await markup(request, offer.url, 'BreadcrumbList')).toHaveLength(1);

  await page.goto(`${offer.url}?source=careers`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.title);
  await expect(page.getByText(new RegExp(`${offer.offerLocation.address}, \\d{5} `))).toBeVisible();
  const { datePosted, validThrough } = posting as Record<string, string>;
  await expect(page.locator(`dd time[datetime="${datePosted}"]`)).toBeVisible();
  await expect(page.locator(`dd time[datetime="${validThrough}"]`)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${offer.url}$`));
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);

  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const png = await (await request.get(new URL(picture!).pathname)).body();
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('[OFFER-07] after an application its date replaces the button', async ({
  page,
  request,
  apiAddress,
}) => {
  const { url, reference } = await findNamedOffer(request, apiAddress, 'boucher');
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key!, value!),
    ['appliedOffers', JSON.stringify([{ reference, appliedAt: new Date().toISOString() }])],
  );
  await page.goto(url);
  await expect(page.getByText(/^Vous avez postulé le \d/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Postuler à cette offre' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Postuler' })).toHaveCount(0);
});

test('[SEARCH-12] the way back from an offer restores the results, also after a reload', async ({ page }) => {
  const results = '/offres-emploi?keywords=boucher&codeContractType=dr_contract_cdi&page=2';
  await page.goto(results);
  const card = page.getByRole('main').getByRole('article').nth(6).getByRole('link').first();
  const title = await card.innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.reload();
  await page.getByRole('link', { name: 'Retour aux résultats' }).click();
  await expect(page).toHaveURL(results);
  await expect(card).toHaveText(title);
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
});

test('[SEARCH-12] the way back leads to its link, although the list must be loaded as a document', async ({
  page,
}) => {
  const results = '/offres-emploi?keywords=boucher';
  await page.goto(results);
  const card = page.getByRole('main').getByRole('article').nth(3).getByRole('link').first();
  const title = await card.innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.route('**/_release', (route) => route.abort());
  const releaseScripts = await delayScripts(page, '**/remotes/mf-search/**/*.js');
  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const documents = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('link', { name: 'Retour aux résultats' }).click();
  await documents;
  releaseScripts();
  await expect(page).toHaveURL(results);
  await expect(card).toBeFocused();
});

test('[SEARCH-12] the way back is right although it is pressed before the scripts of a reloaded offer', async ({
  page,
}) => {
  const results = '/offres-emploi?keywords=boucher';
  await page.goto(results);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const card = page.getByRole('main').getByRole('article').nth(3).getByRole('link').first();
  const title = await card.innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const releaseScripts = await delayScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(results);
  releaseScripts();
  await expect(card).toHaveText(title);
  await expect(card).toBeFocused();
});

test.describe('offers that are closed, anonymous or hostile', () => {
  const offers: Record<'closed' | 'gone' | 'anonymous' | 'hostile' | 'failing', NamedOffer> = {} as never;
  let api: PatchedApi;
  let shell: OwnShell;

  test.beforeAll(async ({ playwright }) => {
    const apiAddress = process.env['API_ADDRESS']!;
    const request = await playwright.request.newContext();
    const keywords = {
      closed: 'boucher',
      gone: 'boulanger',
      anonymous: 'caissier',
      hostile: 'cariste',
      failing: 'poissonnier',
    };
    for (const [name, keyword] of Object.entries(keywords))
      offers[name as keyof typeof keywords] = await findNamedOffer(request, apiAddress, keyword);
    await request.dispose();
    api = await startPatchedApi(apiAddress, {
      [offers.closed.reference]: (offer) => ({ ...offer, status: 'CLOSED' }),
      [offers.gone.reference]: 410,
      [offers.failing.reference]: 500,
      // Includes data that the job API omits for anonymous offers: the site must not rely on that.
      [offers.anonymous.reference]: (offer) => ({
        ...offer,
        isAnonymous: true,
        locationName: `${offers.anonymous.offerLocation.town} (44)`,
        description: 'Une entreprise recrute.',
        descriptionFormatted: '<p>Une entreprise recrute.</p>',
      }),
      [offers.hostile.reference]: (offer) => ({
        ...offer,
        title: 'Cariste <img src=x onerror="window.hostile=1"> F/H',
        descriptionFormatted:
          '<p onclick="window.hostile=1">Un texte <script>window.hostile=1</script><img src=x onerror="window.hostile=1">' +
          '<a href="javascript:window.hostile=1">lien</a></p><iframe src="https://example.org"></iframe>',
      }),
    });
    shell = await startOwnShell({ apiAddress: api.address });
  });

  test.afterAll(async () => {
    await shell.stop();
    await api.stop();
  });

  test('[OFFER-05] [ROUTE-03] a closed offer is 410, with similar offers and an alert', async ({
    page,
    request,
  }) => {
    const { url, title } = offers.closed;
    const response = await page.goto(shell.address + url);
    expect(response?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Cette offre n’est plus disponible')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Offres similaires' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Créer une alerte' })).toHaveAttribute(
      'href',
      `/alerte?offre=${offers.closed.reference}`,
    );
    await expect(page.getByRole('link', { name: /Postuler|fiche de poste|Partager/ })).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow');
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await page.goto(`${shell.address}${url}#candidature/cv`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const file of ['fiche-de-poste.pdf', 'partage.png', 'code.png'])
      expect((await request.get(`${shell.address}${url}/${file}`)).status()).toBe(410);
  });

  test('[OFFER-05] an offer that is 410 in the API is gone, a 500 is temporary', async ({ request }) => {
    const gone = await request.get(shell.address + offers.gone.url);
    expect(gone.status()).toBe(410);
    expect(await gone.text()).toMatch(/Cette offre n’est plus disponible/);
    const failing = await request.get(shell.address + offers.failing.url);
    expect(failing.status()).toBe(503);
    expect(await failing.text()).toContain('Cette offre est momentanément indisponible');
  });

  test('[OFFER-06] an anonymous offer does not reveal its employer', async ({ request }) => {
    const { url, entity, recruiter, offerLocation } = offers.anonymous;
    const page = await request.get(shell.address + url);
    expect(page.status()).toBe(200);
    const html = await page.text();
    // Excludes similar offers, which are other employers'.
    const own = html
      .replace(/<div[^>]*data-widget="offers-carousel".*?<\/section>/s, '')
      .split('"similar"')[0]!;
    const pdf = await readPdf(await (await request.get(`${shell.address}${url}/fiche-de-poste.pdf`)).body());
    for (const text of [own, pdf.text]) {
      expect(text).toContain(offerLocation.town);
      for (const secret of [recruiter.name, offerLocation.address]) expect(text).not.toContain(secret);
    }
    expect(pdf.text).not.toContain(entity.label);
    const [posting] = await markup(request, shell.address + url, 'JobPosting');
    expect(posting).toMatchObject({ hiringOrganization: { name: 'confidential' } });
    expect(JSON.stringify(posting)).not.toContain(entity.label);
  });

  test('[OFFER-01] [SEC-01] hostile HTML is escaped or sanitised', async ({ page, request }) => {
    const url = `/offre-emploi/cariste-img-src-x-onerror-window-hostile-1-f-h-${offers.hostile.reference}`;
    const response = await page.goto(shell.address + url);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cariste <img src=x');
    await page.getByText('Un texte').click();
    await page.getByText('lien', { exact: true }).click();
    expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
    await expect(page.locator('main iframe, main article img[src=x]')).toHaveCount(0);
    const pdf = await readPdf(await (await request.get(`${shell.address}${url}/fiche-de-poste.pdf`)).body());
    expect(pdf.text).toContain('Un texte');
    expect((await request.get(`${shell.address}${url}/partage.png`)).status()).toBe(200);
  });

  test('[A11Y-04] open and closed offers are readable in the dark theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const { url } of [offers.closed, offers.anonymous]) {
      await page.goto(shell.address + url);
      expect(await unreadableIn(page)).toEqual([]);
    }
  });

  for (const width of [390, 1280]) {
    test(`[A11Y-01] open and closed offers have no violations at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const { url } of [offers.closed, offers.anonymous]) {
        await page.goto(shell.address + url);
        expect(await violationsOf(page)).toEqual([]);
      }
    });
  }
});

test('[ERROR-02] [APPLY-09] a form that cannot be opened leads to the one that works without scripts', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/./);
  await page.goto('/offres-emploi');
  await page.route(/\/remotes\/mf-apply\/.*\.js/, (route) => route.abort());
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Postuler à cette offre' }).first().click();
  const plain = page.getByRole('link', { name: 'Postuler sur une page à part' });
  await expect(plain).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(plain).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/candidature\/formulaire\?offre=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
