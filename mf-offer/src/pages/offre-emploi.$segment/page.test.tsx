import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberApplication, writeConsent } from '@careers/platform';
import { CONSENT_OPEN } from '@careers/platform/consent';
import { anAnonymousOffer, anOffer } from '../../test/an-offer.ts';
import { openOffer } from '../../test/open-offer.ts';

beforeEach(() => window.localStorage.clear());

test('[OFFER-01] the offer says what, where, for whom, and its facts as a list', async () => {
  await openOffer();
  expect(screen.getByRole('heading', { level: 1, name: 'Boucher H/F' })).toBeVisible();
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual([
    ['Contrat', 'CDI'],
    ['Temps de travail', 'Temps plein'],
    ['Référence', '2026-10432'],
    ['Lieu de travail', '1 rue des Halles, 44120 Vertou'],
    ['Publication', '18 novembre 2026'],
    ['Candidater avant le', '31 janvier 2099'],
  ]);
  expect(screen.getByText('Le magasin vous attend.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Vos missions' })).toBeVisible();
  expect(screen.getByText('Désosser les pièces du jour').closest('li')).toBeVisible();
});

test('[OFFER-01] the town stands beside the entity, which begins the workplace’s name', async () => {
  await openOffer({ locationName: 'Super U Vertou' });
  const facts = screen.getByText('Super U', { selector: 'li' }).parentElement!;
  expect(within(facts).getAllByRole('listitem')[0]).toHaveTextContent(/^Vertou, Pays de la Loire$/);
});

test('[OFFER-01] what the offer pays is one of its facts', async () => {
  await openOffer({ salary: { minimum: 12.02, maximum: 12.5, currency: 'EUR', unit: 'HOUR' } });
  const pay = screen.getAllByRole('term').find((term) => term.textContent === 'Salaire');
  expect(pay?.nextSibling).toHaveTextContent('de 12,02 à 12,50 € brut de l’heure');
});

test('[SEARCH-11] an offer that is opened is remembered as seen, once the visitor has allowed it', async () => {
  const first = await openOffer();
  expect(window.localStorage.getItem('seenOffers')).toBeNull();
  first.unmount();
  writeConsent({ personalisation: true, audience: false, advertising: false });
  await openOffer();
  expect(window.localStorage.getItem('seenOffers')).toBe('["2026-10432"]');
});

test('[OFFER-01] the recruiter is named beside the offer', async () => {
  await openOffer();
  const aside = screen.getByRole('complementary', { name: 'À propos de cette offre' });
  expect(within(aside).getByRole('heading', { name: 'Yann Le Guen' })).toBeVisible();
  expect(within(aside).getByText('Associé, il dirige le magasin.')).toBeVisible();
});

test('[OFFER-01] a person stands beside the offer by initials, not by the entity’s logo or a face', async () => {
  const { container } = await openOffer({
    recruiter: { name: 'Anne-Lise Le Guen', description: '', logoUrl: '/static/logos/u.svg', url: null },
  });
  const aside = screen.getByRole('complementary', { name: 'À propos de cette offre' });
  expect(within(aside).getByText('ALL')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('img[src*="logos"]')).not.toBeInTheDocument();
});

test('[OFFER-01] a service’s logo and a recruiter’s page are shown when they are where pages may lead', async () => {
  const recruiter = { name: 'Service recrutement', description: '' };
  const first = await openOffer({
    recruiter: { ...recruiter, logoUrl: '/static/logos/u.svg', url: 'https://u.test/equipe' },
  });
  const link = screen.getByRole('link', { name: 'En savoir plus (nouvelle fenêtre)' });
  expect(link).toHaveAttribute('href', 'https://u.test/equipe');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(first.container.querySelector('img[src="/static/logos/u.svg"]')).toBeInTheDocument();
  first.unmount();
  const { container } = await openOffer({
    recruiter: { ...recruiter, logoUrl: '//elsewhere.test/u.svg', url: 'javascript:alert(1)' },
  });
  expect(screen.queryByRole('link', { name: /En savoir plus/ })).not.toBeInTheDocument();
  expect(container.innerHTML).not.toContain('elsewhere');
});

test('[OFFER-01] a recruiter without name or text is not shown', async () => {
  await openOffer({ recruiter: { name: '', description: '', logoUrl: null, url: null } });
  expect(screen.queryByText('Votre contact')).not.toBeInTheDocument();
});

test('[OFFER-02] the application opens at an address of its own, from the hero and from the bar', async () => {
  await openOffer();
  const links = screen.getAllByRole('link', { name: 'Postuler à cette offre' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#candidature/cv', '#candidature/cv']);
});

test('[OFFER-02] the bar names the offer, and a wide screen has it once the hero’s button is out of view', async () => {
  const { showHero } = await openOffer();
  const bar = screen.getByRole('region', { name: 'Postuler', hidden: true });
  expect(within(bar).getByText('Boucher H/F')).toBeInTheDocument();
  const place = bar.parentElement!;
  const whileInView = place.className;
  showHero(false);
  expect(place.className).not.toBe(whileInView);
  showHero(true);
  expect(place.className).toBe(whileInView);
});

test('[OFFER-02] the sheet is a link to a file, and mail and messages are worded', async () => {
  await openOffer();
  const sheet = screen.getByRole('link', { name: 'Télécharger la fiche de poste (PDF)' });
  expect(sheet).toHaveAttribute('href', '/offre-emploi/boucher-h-f-2026-10432/fiche-de-poste.pdf');
  expect(sheet).toHaveAttribute('download');
  const mail = screen.getByRole('link', { name: 'Partager par e-mail' }).getAttribute('href')!;
  expect(decodeURIComponent(mail)).toBe(
    'mailto:?subject=Offre d’emploi : Boucher H/F&body=Bonjour,\n\nCette offre pourrait vous intéresser : ' +
      'Boucher H/F - Super U Vertou\nhttps://site.test/offre-emploi/boucher-h-f-2026-10432',
  );
  const message = screen.getByRole('link', { name: 'Partager par SMS' }).getAttribute('href')!;
  expect(decodeURIComponent(message)).toBe(
    'sms:?&body=Boucher H/F - https://site.test/offre-emploi/boucher-h-f-2026-10432',
  );
  expect(screen.getByRole('img', { name: 'Code QR de l’adresse de l’offre', hidden: true })).toHaveAttribute(
    'src',
    '/offre-emploi/boucher-h-f-2026-10432/code.png',
  );
});

test('[OFFER-02] the link is copied, without the marker of where the visitor came from, and that is said', async () => {
  await openOffer({}, '/offre-emploi/boucher-h-f-2026-10432?source=careers');
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Partager ou copier le lien' }));
  expect(screen.getByRole('status')).toHaveTextContent('Lien copié');
  expect(write).toHaveBeenCalledWith('https://site.test/offre-emploi/boucher-h-f-2026-10432');
});

test('[OFFER-02] a device that can share does it its own way', async () => {
  const share = jest.fn((_: ShareData) => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await openOffer();
  await userEvent.click(screen.getByRole('button', { name: 'Partager ou copier le lien' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Boucher H/F',
    url: 'https://site.test/offre-emploi/boucher-h-f-2026-10432',
  });
  Reflect.deleteProperty(navigator, 'share');
});

test('[OFFER-05] a closed offer says so, and offers nothing that cannot be done any more', async () => {
  await openOffer({ status: 'CLOSED' });
  expect(screen.getByText('Cette offre n’est plus disponible')).toBeVisible();
  expect(screen.getByText(/^Vertou, Pays de la Loire$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Postuler|fiche de poste|Partager/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Postuler' })).not.toBeInTheDocument();
});

test('[ALERT-02] [OFFER-05] a closed offer leads to an alert for offers like it, an open one too', async () => {
  const { unmount } = await openOffer({ status: 'CLOSED' });
  const href = '/alerte?offre=2026-10432';
  expect(screen.getByRole('link', { name: 'Créer une alerte' })).toHaveAttribute('href', href);
  unmount();
  await openOffer();
  expect(screen.getByRole('link', { name: 'Créer une alerte similaire' })).toHaveAttribute('href', href);
});

test('[OFFER-07] who has applied sees when, instead of the button', async () => {
  rememberApplication('2026-10432', '2026-11-20T09:00:00.000Z');
  await openOffer();
  expect(screen.getByText('Vous avez postulé le 20 novembre 2026')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Postuler à cette offre' })).not.toBeInTheDocument();
});

test('[SEARCH-16] an offer is kept among the favourites, and let go of', async () => {
  await openOffer();
  const [hero] = screen.getAllByRole('button', { name: 'Ajouter aux favoris' });
  await userEvent.click(hero!);
  expect(
    screen.getByRole('button', { name: 'Ajouter aux favoris', pressed: true, hidden: true }),
  ).toBeInTheDocument();
  expect(window.localStorage.getItem('favorites')).toBe('["2026-10432"]');
  await userEvent.click(screen.getByRole('button', { name: 'Retirer des favoris' }));
  expect(window.localStorage.getItem('favorites')).toBe('[]');
});

test('[SEARCH-16] who has refused to be remembered learns what favourites need, and may choose again', async () => {
  writeConsent({ personalisation: false, audience: false, advertising: false });
  await openOffer();
  const asked = jest.fn();
  window.addEventListener(CONSENT_OPEN, asked, { once: true });
  const hearts = screen.getAllByRole('button', {
    name: /favoris.*cookies de personnalisation/,
    hidden: true,
  });
  expect(hearts).toHaveLength(2);
  await userEvent.click(hearts[0]!);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(window.localStorage.getItem('favorites')).toBeNull();
  act(() => writeConsent({ personalisation: true, audience: false, advertising: false }));
  expect(screen.getAllByRole('button', { name: 'Ajouter aux favoris', hidden: true })).toHaveLength(2);
});

describe('[OFFER-03] from the offer', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Pour aller plus loin' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  const SHEETS = [
    ['La fiche métier\u00a0: Boucher', '/nos-metiers/les-metiers-en-supermarche/boucher'],
    ['Le secteur\u00a0: Magasins', '/nos-metiers/les-metiers-en-supermarche'],
  ];
  const SEARCHES = [
    ['Emploi Boucher', '/nos-offres/boucher'],
    ['Emploi Boucher Loire-Atlantique', '/nos-offres/boucher/loire-atlantique'],
    ['Emploi Boucher Pays de la Loire', '/nos-offres/boucher/pays-de-la-loire'],
    ['Emploi Boucher CDI', '/nos-offres/boucher/cdi'],
  ];

  test('one goes on to the job, its sector, the employer and the offers of the job around', async () => {
    await openOffer();
    const employer = ['Découvrir Super U', '/organisation-cooperative-u/super-u'];
    expect(links()).toEqual([...SHEETS, employer, ...SEARCHES]);
  });

  test('[OFFER-06] to no employer when nobody is named', async () => {
    await openOffer(anAnonymousOffer({ entity: anOffer().entity }));
    expect(links()).toEqual([...SHEETS, ...SEARCHES]);
  });

  test('straight to the house that an entity belongs to', async () => {
    await openOffer({ entity: { code: 'u-logistique', label: 'U Logistique', color: '#000' } });
    expect(links()).toContainEqual(['Découvrir U Logistique', '/organisation-cooperative-u/u-log']);
  });
});
