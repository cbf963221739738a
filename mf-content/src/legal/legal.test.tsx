import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeConsent } from '@careers/platform';
import type { PageContributions } from '@careers/platform';
import { CONSENT_OPEN } from '@careers/platform/consent';
import { STORED_ITEMS } from '@careers/platform/stored-items';
import { THIRD_PARTIES } from '@careers/platform/third-parties';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../area.tsx';
import { AUDIT, FAILED } from '../../content/rgaa/figures.ts';

const ofOtherRemotes: PageContributions = {
  siteMap: [],
  storedItems: [
    {
      name: 'visa-draft',
      kind: 'sessionStorage',
      category: 'necessary',
      purpose: 'Garder ce que vous avez saisi.',
      lifetime: 'Jusqu’à la fermeture de l’onglet',
    },
  ],
  thirdParties: [
    {
      name: 'Carte des consulats',
      category: 'personalisation',
      purpose: 'Montrer le consulat le plus proche.',
    },
  ],
};
const show = (path: string) => renderArea(area, path, apiDouble({}), { contributions: ofOtherRemotes });

it.each([
  ['/charte-candidat', 'Charte candidat'],
  ['/nos-mentions-legales', 'Mentions légales'],
  ['/donnees-personnelles', 'Données personnelles'],
  ['/informations-cookies', 'Cookies'],
  ['/accessibilite', 'Déclaration d’accessibilité'],
])('[CONTENT-07] %s has its parts, each in its table of contents', async (path, title) => {
  show(path);
  await screen.findByRole('heading', { level: 1, name: title });
  const contents = within(screen.getByRole('navigation', { name: 'Sur cette page' })).getAllByRole('link');
  expect(contents.length).toBeGreaterThan(3);
  for (const link of contents) {
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target?.querySelector('h2')?.textContent).toBe(link.textContent);
  }
});

it.each([
  ['/nos-mentions-legales', 'recrutement@le-groupement.example'],
  ['/charte-candidat', 'recrutement@le-groupement.example'],
  ['/donnees-personnelles', 'donnees-personnelles@le-groupement.example'],
  ['/accessibilite', 'accessibilite@le-groupement.example'],
])('[CONTENT-07] %s: a click on %s begins a message', async (path, address) => {
  show(path);
  const [link] = await screen.findAllByRole('link', { name: address });
  expect(link).toHaveAttribute('href', `mailto:${address}`);
  expect(link?.parentElement?.textContent).toMatch(/(à|:)\s\S+@\S+[.,]/);
});

it('[CONTENT-07] personal data are said to be kept thirteen months', async () => {
  show('/donnees-personnelles');
  expect(await screen.findByText(/treize mois après notre dernier contact/)).toBeInTheDocument();
});

it('[CONTENT-07] the accessibility statement gives the figures of the audit and where to complain', async () => {
  show('/accessibilite');
  expect(await screen.findByText(/Taux moyen de conformité.: 62.%/)).toBeInTheDocument();
  expect(screen.getByText(/Critères respectés.: 52.%/)).toBeInTheDocument();
  expect(screen.getByText(/28 sur 63/)).toBeInTheDocument();
  expect(screen.getByText(/partiellement conforme/)).toBeInTheDocument();
  const found = new RegExp(`Critères respectés.: ${AUDIT.met} sur ${AUDIT.applicable} `);
  expect(screen.getByText(found)).toBeInTheDocument();
  expect(AUDIT.applicable).toBeGreaterThan(60);
  expect(document.body).toHaveTextContent(`${AUDIT.failed} (${FAILED}).`.replaceAll(/\s+/g, ' '));
  expect(screen.getByRole('link', { name: /Écrire au Défenseur des droits/ })).toBeInTheDocument();
});

describe('[CONTENT-07] the cookies page', () => {
  it('[TEAM-03] lists what the platform and all remotes keep, and the services they may call', async () => {
    const items = [...STORED_ITEMS, ...ofOtherRemotes.storedItems];
    show('/informations-cookies');
    const list = await screen.findByRole('region', { name: 'La liste complète' });
    expect(within(list).getByRole('table', { name: 'La liste complète' })).toBeVisible();
    const kept = within(list).getAllByRole('rowheader');
    expect(kept).toHaveLength(items.length);
    for (const { name, purpose } of items) {
      expect(kept.some(({ textContent }) => textContent?.startsWith(name))).toBe(true);
      const cell = within(list).getByText((_words, element) => element?.textContent === purpose);
      expect(cell).toBeInTheDocument();
    }
    const services = within(screen.getByRole('region', { name: 'Les services extérieurs' }));
    const named = services.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(named).toEqual(['Carte des consulats', ...THIRD_PARTIES.map(({ name }) => name)]);
  });

  it('[CONSENT-01] says what is allowed, and leads to where it is changed', async () => {
    const opened = jest.fn();
    window.addEventListener(CONSENT_OPEN, opened);
    show('/informations-cookies');
    const choices = within(await screen.findByRole('region', { name: 'Mes choix' }));
    const said = (words: string) => choices.getByText((_words, element) => element?.textContent === words);
    expect(said('Publicité et vidéos\u00a0: non')).toBeInTheDocument();
    act(() => writeConsent({ personalisation: false, audience: false, advertising: true }));
    expect(said('Publicité et vidéos\u00a0: oui')).toBeInTheDocument();
    await userEvent.click(choices.getByRole('button', { name: 'Gérer mes cookies' }));
    expect(opened).toHaveBeenCalledTimes(1);
    window.removeEventListener(CONSENT_OPEN, opened);
  });
});
