import { delayScripts } from '../../support/delayed-scripts.ts';
import { BUTCHERS_IN_NANTES, cards, countOf, heading, numberIn } from '../../support/results.ts';
import { expect, test } from '../../support/test.ts';

test('[SEARCH-02] suggestions list jobs, sectors and profiles with counts, by keyboard only', async ({
  page,
}) => {
  await page.goto('/offres-emploi');
  await page.getByLabel('Quel métier').focus();
  await page.keyboard.type('LOGÍST');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText(/^Logistique Tout le secteur, \d/);
  await expect(options.first().locator('mark')).toHaveText('Logist');
  await expect(page.getByRole('status').filter({ hasText: /suggestions?$/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?codeOfferFamilyCategory=job_family_ulogistique$/);
  await expect(heading(page)).toHaveText(/offres? d’emploi, secteur Logistique$/);
});

test('[SEARCH-02] a message below the first field keeps no pointer from the second', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  await page.getByLabel('Quel métier').click();
  await page.keyboard.type('job week-end sans diplôme');
  await expect(page.getByText(/^Pas de suggestion/)).toBeVisible();
  const where = page.getByRole('combobox', { name: 'Où' });
  await where.click({ position: { x: 20, y: 10 } });
  await expect(where).toBeFocused();
});

test('[SEARCH-13] the slug of a profile searches for its label', async ({ page }) => {
  await page.goto('/offres-emploi?keywords=hote-de-caisse');
  await expect(heading(page)).toHaveText(/offres? d’hôte de caisse$/);
});

for (const [typed, place] of [
  ['44', 'Loire-Atlantique'],
  ['974', 'La Réunion'],
  ['2a', 'Corse-du-Sud'],
  ['bret', 'Bretagne'],
  ['44100', 'Nantes (44)'],
  ["l'hay", "L'Haÿ-les-Roses (94)"],
  ['saint etienne', 'Saint-Étienne (42)'],
] as const) {
  test(`[SEARCH-03] "${typed}" finds ${place}`, async ({ page }) => {
    await page.goto('/offres-emploi');
    await page.getByLabel('Où').focus();
    await page.keyboard.type(typed);
    await page
      .getByRole('option')
      .filter({ hasText: new RegExp(`^${place.replaceAll(/[()]/g, '\\$&')} `) })
      .first()
      .click();
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(heading(page)).toHaveText(new RegExp(`${place.replace(/ \(.*/, '')}$`));
    expect(await countOf(page)).toBeGreaterThan(0);
  });
}

test.describe('[SEARCH-03] a typed place', () => {
  for (const [from, path] of [
    ['home', '/'],
    ['results', '/offres-emploi'],
  ] as const) {
    test(`of the ${from} page is submitted by the button and by Enter`, async ({ page }) => {
      await page.goto(path);
      const form = page.getByRole('search');
      for (const send of [() => form.getByRole('button', { name: 'Rechercher' }).click(), null]) {
        await page.goto(path);
        await form.getByLabel('Où').click();
        await form.getByRole('combobox', { name: 'Où' }).fill('nantes');
        await (send?.() ?? page.keyboard.press('Enter'));
        await expect(page).toHaveURL('/offres-emploi?codeTown=town_44109');
      }
    });

    test(`of the ${from} page that is unknown is reported, without results`, async ({ page }) => {
      await page.goto(path);
      const form = page.getByRole('search');
      await form.getByLabel('Où').click();
      await form.getByRole('combobox', { name: 'Où' }).fill('trifouillis');
      await form.getByRole('button', { name: 'Rechercher' }).click();
      await expect(heading(page)).toHaveText(/^Lieu non reconnu.: «.trifouillis.»$/);
      await expect(heading(page)).toBeFocused();
      await expect(form.getByLabel('Où')).toHaveValue('trifouillis');
      await expect(form.getByLabel('Où')).toHaveAccessibleDescription('Lieu non reconnu');
      await expect(cards(page)).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: 'Bretagne' }).click();
      await expect(heading(page)).toHaveText(/offres? d’emploi en Bretagne$/);
      await expect(heading(page)).toBeFocused();
    });
  }

  test('is all of France only when chosen', async ({ page }) => {
    await page.goto('/offres-emploi?keywords=boucher&codeTown=town_44109');
    const everywhere = page.getByRole('option', { name: 'Toute la France' });
    await page.getByLabel('Où').click();
    await page.getByRole('combobox', { name: 'Où' }).fill('toute');
    await everywhere.click();
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL('/nos-offres/boucher');
  });
});

test('[SEARCH-03] place suggestions list exact matches first, without duplicates', async ({ page }) => {
  await page.goto('/offres-emploi');
  await page.getByLabel('Où').focus();
  for (const [typed, first] of [
    ['bretagne', /^Bretagne Région, /],
    ['reunion', /^La Réunion Département, /],
    ['paris', /^Paris \(75\) Ville, /],
    ['idf', /^Île-de-France Région, /],
  ] as const) {
    await page.getByRole('combobox', { name: 'Où' }).fill(typed);
    const options = page.getByRole('listbox', { name: 'Où' }).getByRole('option');
    await expect(options.first()).toHaveText(first);
    const labels = await options.locator('span').allTextContents();
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.at(-1)).toBe('Toute la France');
  }
});

test('[SEARCH-02] [SEARCH-06] a suggested contract becomes a removable filter', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Quel métier').click();
  await page.getByRole('combobox', { name: 'Quel métier' }).fill('alternance');
  await page.getByRole('option', { name: /^Alternance Contrat, / }).click();
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL('/offres-emploi?codeContractType=dr_contract_alternance');
  await expect(page.getByRole('combobox', { name: 'Quel métier' })).toHaveValue('');
  await page.getByRole('link', { name: 'Retirer le filtre Alternance' }).click();
  await expect(page).toHaveURL('/offres-emploi');
});

test.describe('with a position', () => {
  test.use({ geolocation: { latitude: 47.21847, longitude: -1.55362 } });

  test('[SEARCH-18] [SEARCH-04] "near me" in the keywords searches around the visitor', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await page.goto('/offres-emploi?keywords=boucher%20pas%20loin%20de%20moi');
    await page.getByRole('main').getByRole('status').first().waitFor();
    await page.getByText('Pour voir les offres près de chez vous').getByRole('button').click();
    await expect(page).toHaveURL('/offres-emploi?keywords=boucher&latitude=47.218&longitude=-1.554');
  });

  test('[SEARCH-04] geolocation is requested on a click, rounded to 100 m, sortable by distance', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await page.goto('/offres-emploi');
    await page.getByRole('button', { name: 'Utiliser ma position' }).click();
    await expect(page.getByLabel('Où')).toHaveValue('Autour de moi');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL('/offres-emploi?latitude=47.218&longitude=-1.554');
    await expect(heading(page)).toHaveText(/offres? d’emploi à moins de 30.km de vous$/);
    await page.getByLabel('Trier par').selectOption('Distance');
    await expect(page).toHaveURL(/&sort=distance,asc$/);
    await expect(cards(page).first()).toContainText('Nantes');
  });

  test('[SEARCH-04] denied geolocation is reported', async ({ page }) => {
    await page.goto('/offres-emploi');
    await page.getByRole('button', { name: 'Utiliser ma position' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Veuillez autoriser la géolocalisation sur votre navigateur',
    );
  });
});

test('[SEARCH-05] the radius widens the search; the default is not in the URL', async ({ page }) => {
  await page.goto(BUTCHERS_IN_NANTES);
  const before = await countOf(page);
  await page.getByRole('slider').focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${BUTCHERS_IN_NANTES}&radius=50`);
  await expect.poll(() => countOf(page)).toBeGreaterThan(before);
  await page.goBack();
  await expect(page).toHaveURL(BUTCHERS_IN_NANTES);
});

test('[SEARCH-06] facet counts ignore their own filter, and match the results', async ({ page }) => {
  await page.goto(BUTCHERS_IN_NANTES);
  const box = (name: RegExp) => page.getByRole('checkbox', { name });
  const offersOf = async (name: RegExp) =>
    numberIn(await page.getByRole('complementary').locator('label').filter({ hasText: name }).innerText());
  const [permanent, temporary] = [await offersOf(/^CDI/), await offersOf(/^CDD\s*\d/)];
  await box(/^CDI/).check();
  await expect.poll(() => countOf(page)).toBe(permanent);
  expect(await offersOf(/^CDD\s*\d/)).toBe(temporary);
  await box(/^CDD \d/).check();
  await expect.poll(() => countOf(page)).toBe(permanent + temporary);
  await page.getByRole('link', { name: 'Tout effacer' }).first().click();
  await expect(page).toHaveURL(BUTCHERS_IN_NANTES);
  await expect(box(/^CDI/)).not.toBeChecked();
});

test('[SEARCH-05] [SEARCH-06] [SEARCH-07] pre-hydration changes of radius, filters and order apply', async ({
  page,
}) => {
  const arrive = await delayScripts(page);
  await page.goto(BUTCHERS_IN_NANTES, { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: /^CDI/ }).check();
  await page.getByRole('checkbox', { name: /^Temps plein/ }).check();
  await page.getByLabel('Trier par').selectOption('Distance');
  await page.getByRole('slider').press('ArrowRight');
  arrive();
  await expect(page).toHaveURL(
    `${BUTCHERS_IN_NANTES}&codeContractType=dr_contract_cdi&codeOfferTime=dr_jobtime_tempsplein&radius=35&sort=distance,asc`,
  );
});

test('[SEARCH-02] suggestions that load late leave the page where its visitor has scrolled to', async ({
  page,
}) => {
  const arrive = await delayScripts(page, /suggest-combobox/);
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const field = page.getByRole('main').getByRole('combobox', { name: 'Où' });
  await field.focus();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  arrive();
  await expect(field).toHaveAttribute('aria-controls');
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test('[SEARCH-08] each choice is one history entry; back and forward restore it', async ({ page }) => {
  await page.goto(BUTCHERS_IN_NANTES);
  await page.getByRole('checkbox', { name: /^CDI/ }).check();
  await expect(page).toHaveURL(/codeContractType=dr_contract_cdi$/);
  await page.getByLabel('Trier par').selectOption('Date de publication');
  await expect(page).toHaveURL(/&sort=publicationDate,desc$/);
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(/&page=2&sort=publicationDate,desc$/);
  await expect(heading(page)).toBeFocused();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/codeContractType=dr_contract_cdi$/);
  await expect(page.getByRole('checkbox', { name: /^CDI/ })).toBeChecked();
  await expect(page.getByLabel('Trier par')).toHaveValue('score,desc');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^CDI/ })).not.toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel('Trier par')).toHaveValue('publicationDate,desc');
});

test('[SEARCH-14] a late response never replaces a newer one', async ({ page }) => {
  await page.goto('/offres-emploi');
  const permanent = page.getByRole('checkbox', { name: /^CDI/ });
  const internship = page.getByRole('checkbox', { name: /^Stage/ });
  const { promise: delay, resolve: release } = Promise.withResolvers<void>();
  const isOlder = (url: URL) =>
    url.pathname === '/_data/offres-emploi' && url.searchParams.get('codeContractType') === 'dr_contract_cdi';
  await page.route(isOlder, (route) => delay.then(() => route.continue()).catch(() => {}));

  const older = page.waitForRequest((request) => isOlder(new URL(request.url())));
  await permanent.check();
  await older;
  await internship.check();
  await permanent.uncheck();
  await expect(page).toHaveURL('/offres-emploi?codeContractType=dr_contract_stage');
  await expect(heading(page)).toHaveText(/offres? d’emploi, en stage$/);
  const count = await countOf(page);
  release();
  await page.waitForLoadState('networkidle');
  expect(await countOf(page)).toBe(count);
  await expect(page).toHaveURL('/offres-emploi?codeContractType=dr_contract_stage');
  await expect(permanent).not.toBeChecked();
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test('[SEARCH-10] without results, wider searches are suggested with their counts', async ({ page }) => {
  const noResults =
    '/offres-emploi?keywords=desosseur&codeTown=town_09122&codeContractType=dr_contract_stage';
  await page.goto(noResults);
  await expect(heading(page)).toHaveText('Il n’y a aucun emploi correspondant à la recherche');
  const suggestions = page.getByRole('list', { name: 'Recherches plus larges' }).getByRole('link');
  const found = await suggestions.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('href') ?? '', link.lastElementChild?.textContent ?? ''] as const),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const [href, count] of found) {
    await page.goto(href);
    expect(await countOf(page), href).toBe(numberIn(count));
  }
  await page.goto(noResults);
  await page.getByRole('link', { name: 'Créer une alerte e-mail' }).click();
  await expect(page).toHaveURL(/^[^?]+\/alerte\?keywords=desosseur&codeTown=town_09122/);
});

test('[SEARCH-19] the map shows offers by department, with counts that match', async ({ page }) => {
  await page.goto('/offres-emploi?keywords=boucher%20vendée&codeContractType=dr_contract_cdi');
  const views = page.getByRole('navigation', { name: 'Affichage des offres' });
  await views.getByRole('link', { name: 'Carte' }).click();
  await expect(page).toHaveURL(
    /\/offres-emploi\/carte\?keywords=boucher&codeDepartment=dep_85&codeContractType/,
  );
  await expect(heading(page)).toHaveText(/^Carte des offres de boucher, en CDI$/);
  await expect(heading(page)).toBeFocused();
  const list = page.getByRole('list', { name: 'Offres par département' });
  await expect(list.locator('a[aria-current=location]')).toHaveText(/^Vendée/);
  const counts = (await list.getByRole('link').locator('strong').allTextContents()).map(numberIn);
  expect(counts).toEqual(counts.toSorted((left, right) => right - left));
  const all = numberIn(
    await page
      .getByText(/^[\d\s]+ offres d’emploi$/)
      .first()
      .textContent(),
  );
  expect(counts.reduce((total, count) => total + count)).toBe(all);

  // Hovering a department shows its name and count; a click searches there.
  const department = page.locator('svg a[data-code=dep_35]').first();
  await department.hover();
  const shown = page.getByText(/^Ille-et-Vilaine[\d\s]+ offres? d’emploi$/);
  const count = numberIn(await shown.textContent());
  await department.click();
  await expect(page).toHaveURL(
    '/offres-emploi?keywords=boucher&codeDepartment=dep_35&codeContractType=dr_contract_cdi',
  );
  expect(await countOf(page)).toBe(count);
  await page.goBack();
  await views.getByRole('link', { name: 'Liste' }).click();
  await expect(page).toHaveURL(/codeDepartment=dep_85/);
});

test('[SEARCH-18] typos are corrected, with a note', async ({ page }) => {
  await page.goto('/offres-emploi?keywords=poisonier');
  await expect(page.getByText(/Résultats pour «.poissonnier.»/)).toBeVisible();
  await expect(cards(page).first()).toContainText(/poissonn/i);
});

test('[SEARCH-18] a place in the keywords becomes the place, and can be a keyword again', async ({
  page,
}) => {
  await page.goto('/offres-emploi');
  await page.getByLabel('Quel métier').fill('bouchere nante');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByText(/^«.nante.» a été compris comme un lieu.: Nantes \(44\)/)).toBeVisible();
  await expect(page.getByLabel('Où')).toHaveValue('Nantes (44)');
  const around = await countOf(page);
  await page.getByRole('slider', { name: /^Rayon autour de Nantes/ }).press('End');
  await expect(page).toHaveURL('/offres-emploi?keywords=bouchere&codeTown=town_44109&radius=100');
  await expect.poll(() => countOf(page)).toBeGreaterThan(around);
  await page.goBack();
  await page.getByRole('link', { name: /^Chercher «.nante.» comme mot-clé$/ }).click();
  await expect(page).toHaveURL('/offres-emploi?keywords=bouchere%20nante&keywordsAs=words');
  await expect(page.getByLabel('Où')).toHaveValue('');
});

test('[SEARCH-18] interpreted keywords become filters; relaxed and ignored ones are noted', async ({
  page,
}) => {
  await page.goto('/offres-emploi?keywords=alternance%20boulangerie%20le%20mans');
  await expect(heading(page)).toHaveText(/offres? en boulangerie, en alternance, à moins de 100.km du Mans$/);
  await expect(page.getByText(/^Aucune offre plus près.: la recherche est élargie à 100.km/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Alternance/ })).toBeChecked();
  for (const card of await cards(page).all()) await expect(card).toContainText('Alternance');

  await page.goto('/offres-emploi?keywords=boucher%20trifouillis');
  await expect(page.getByText(/«.trifouillis.» a été laissé de côté/)).toBeVisible();
  await expect(cards(page).first()).toContainText('Boucher');

  await page.goto('/offres-emploi?keywords=ouvrir%20un%20magasin');
  await page.getByRole('main').getByRole('link', { name: 'Devenir entrepreneur' }).click();
  await expect(page).toHaveURL('/entreprendre');
});

test('[SEARCH-15] the home page resumes the last search, unless personalisation is refused', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/nos-offres/boucher/nantes?page=2');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('latestSearchHistory'))).not.toBeNull();
  await page.goto('/');
  const resume = page.getByRole('link', { name: /^Reprendre ma recherche \(.+ offres\)$/ });
  // Scrolls to just below the viewport, where it loads.
  await page
    .getByRole('group', { name: /offres|recherche/ })
    .evaluate((carousel) =>
      window.scrollTo(0, carousel.getBoundingClientRect().top - window.innerHeight - 100),
    );
  await resume.click();
  await expect(page).toHaveURL('/nos-offres/boucher/nantes');

  await context.addCookies([{ name: 'TC_PRIVACY_CENTER', value: '0', url: baseURL ?? '' }]);
  await page.goto('/');
  await page.getByRole('group', { name: 'Les dernières offres' }).scrollIntoViewIfNeeded();
  await expect(resume).toHaveCount(0);
});

for (const [width, inView] of [
  [390, 1],
  [768, 2],
] as const) {
  test(`[SEARCH-17] the carousel shows ${inView} offer(s) at a time at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const slides = page.getByRole('group', { name: 'Les dernières offres' }).getByRole('article');
    await slides.first().scrollIntoViewIfNeeded();
    const boxes = await Promise.all([0, 1, 2].map((index) => slides.nth(index).boundingBox()));
    expect(boxes.filter((box) => box && box.x >= 0 && box.x + box.width <= width)).toHaveLength(inView);
  });
}
