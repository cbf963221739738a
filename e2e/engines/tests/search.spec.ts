import { expect, test } from '../test.ts';
import { searchFor } from './search-for.ts';

const LE_MANS = { typed: 'le mans', chosen: /^Le Mans \(72\)/ };

test('[SEARCH-01] @short search by two suggestions, open an offer, go back to the results', async ({
  visitor,
}) => {
  await visitor.open('/');
  await searchFor(visitor, { job: { typed: 'boulan', chosen: /^Boulanger\b(?! tourier)/ }, place: LE_MANS });
  await visitor.heading.reads(/offres? de boulanger à moins de 30.km du Mans$/);
  await visitor.heading.hasFocus();
  const card = visitor.role('main').role('article').nth(2).role('link').nth(0);
  const [title = ''] = await card.texts();
  await card.click();
  await visitor.isAt(/^\/offre-emploi\//);
  await visitor.heading.reads(title);
  await visitor.back();
  await visitor.heading.reads(/offres? de boulanger/);
  await card.reads(title);
  await card.hasFocus();
});

test('[SEARCH-10] a search without results suggests a wider area', async ({ visitor }) => {
  await visitor.open(
    '/offres-emploi?codeJobName=job_boulangerie&codeTown=town_72181&codeContractType=dr_contract_alternance',
  );
  await visitor.heading.appears();
  await visitor
    .role('link', /^Élargir à/)
    .nth(0)
    .click();
  await visitor
    .role('main')
    .role('article')
    .nth(0)
    .reads(/Alternance/);
});

test('[SEARCH-06] results are filtered by part time, in a sheet on a phone', async ({ visitor }) => {
  await visitor.open('/');
  await searchFor(visitor, {
    job: { typed: 'hote de caisse', chosen: /^Hôte de caisse/ },
    place: { typed: 'sarthe', chosen: /^Sarthe/ },
  });
  await visitor.heading.reads(/Hôte de caisse.*Sarthe/);
  if (visitor.isOnPhone) await visitor.role('button', /^Filtres/).click();
  await visitor.role('checkbox', /^Temps partiel/).click();
  await visitor.isAt(/[?&]codeOfferTime=/);
  if (visitor.isOnPhone) await visitor.role('button', /^Voir .*offres?$/).click();
  const card = visitor.role('main').role('article').nth(0);
  await card.reads(/Temps partiel/);
  expect(
    await visitor.read(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

test('[SEARCH-16] favourites are added, removed, and restored with undo', async ({ visitor }) => {
  await visitor.open('/offres-emploi?keywords=boulanger');
  const cards = visitor.role('main').role('article');
  const [title = ''] = await cards.nth(0).role('heading').texts();
  await cards
    .nth(0)
    .role('button', /^Favori/)
    .click();
  await visitor.open('/favoris');
  await cards.nth(0).role('heading').reads(title);
  await cards
    .nth(0)
    .role('button', /^Favori/)
    .click();
  await visitor.role('button', 'Annuler').click();
  await cards.nth(0).role('heading').reads(title);
});

test('[SEARCH-04] [SEARCH-18] "near me" requests the position on a click, and sorts by distance', async ({
  visitor,
}) => {
  await visitor.open('/offres-emploi?keywords=boucher%20pas%20loin%20de%20moi');
  await visitor.tab.standAt({ latitude: 47.21847, longitude: -1.55362 });
  await visitor
    .role('main')
    .role('button', /^Autour de moi/)
    .click();
  await visitor.isAt('/offres-emploi?keywords=boucher&latitude=47.218&longitude=-1.554');
  await visitor.heading.reads(/Autour de moi$/);
  await visitor
    .role('main')
    .role('article')
    .nth(0)
    .reads(/Nantes|Saint-Herblain|Rezé|Orvault/);
});
