import { findNamedOffer } from '../../support/offers.ts';
import { expect, test } from '../test.ts';

test('[ENTR-03] store owners: a profile card is flipped, a region chosen, the form opened and closed', async ({
  visitor,
}) => {
  await visitor.open('/entreprendre');
  await visitor.role('button', 'Voir le parcours : Je suis en reconversion').click();
  await visitor.role('button', 'Voir le profil : Je suis en reconversion').hasFocus();
  await visitor.open('/devenir-entrepreneur');
  await visitor.role('radio', 'Ouest').click();
  await visitor.role('heading', 'Claire Morvan').appears();
  await visitor.role('main').role('link', 'Être contacté(e)').nth(0).click();
  await visitor.role('dialog').role('heading', 'Vos coordonnées').appears();
  await visitor.press('Escape');
  await visitor.role('dialog').disappears();
  await visitor.role('heading', 'Claire Morvan').appears();
});

test('[OFFER-02] an offer can be shared, and downloaded as a PDF', async ({
  visitor,
  request,
  apiAddress,
}) => {
  const offer = await findNamedOffer(request, apiAddress, 'boucher');
  await visitor.open(offer.url);
  const sheet = await visitor.role('link', 'Télécharger la fiche de poste (PDF)').attribute('href');
  const answer = await request.get(sheet ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const mail = await visitor.role('link', 'Partager par e-mail').attribute('href');
  expect(mail).toContain(encodeURIComponent(offer.url.split('?')[0] ?? ''));
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('[OFFER-02] an offer is printed on one page, with its URL and without the banner', async ({
    visitor,
    request,
    apiAddress,
  }) => {
    const offer = await findNamedOffer(request, apiAddress, 'boucher');
    await visitor.open(offer.url);
    await visitor.role('region', 'Vos cookies, votre choix').appears();
    const { pages, text } = await visitor.print();
    if (pages) expect(pages).toBe(1);
    expect(text).toContain(offer.title);
    expect(text).toContain(`/offre-emploi/${offer.reference}`);
    expect(text).not.toMatch(/Tout refuser|Postuler à cette offre|Partager|Offres similaires|Plan du site/);
  });

  test('[CONSENT-01] Escape closes the choices; cookies are refused once', async ({ visitor }) => {
    await visitor.open('/');
    const banner = visitor.role('region', 'Vos cookies, votre choix');
    await banner.role('button', 'Personnaliser').click();
    const choices = visitor.role('dialog', 'Gérer mes cookies');
    await choices.appears();
    await visitor.press('Escape');
    await choices.disappears();
    await banner.role('button', 'Tout refuser').click();
    await banner.disappears();
    expect(await visitor.read(() => document.cookie)).toMatch(/TC_PRIVACY_CENTER=0/);
    await visitor.open('/nos-metiers');
    await banner.disappears();
  });
});

test('[LAYOUT-03] [LAYOUT-04] @short menus open, close, and return the focus to their button', async ({
  visitor,
}) => {
  await visitor.open('/');
  const button = visitor.isOnPhone
    ? visitor.role('button', /^Menu/)
    : visitor.role('button', 'Qui sommes-nous');
  await button.click();
  const link = visitor.role('link', /^Ils témoignent/).nth(0);
  if (visitor.isOnPhone) await visitor.role('dialog', 'Menu').appears();
  else await link.appears();
  await visitor.press('Escape');
  await button.hasFocus();
});
