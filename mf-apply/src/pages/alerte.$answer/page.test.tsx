import { screen, waitFor, within } from '@testing-library/react';
import { renderArea } from '@careers/testing';
import area from '../../area.tsx';
import { alertApi } from '../../test/alert-api.ts';
import { head, loader } from './page.server.ts';
import { TITLES } from './states.ts';

const TOKEN = 'x'.repeat(43);
const CRITERIA = '?codeJobName=job_boucher&codeTown=town_44109&codeContractType=dr_contract_cdi';
const NAME = 'Boucher - Nantes (44), 30\u00a0km autour - CDI';
const SUBSCRIBE = '/api/v2.0/offers/subscriptionmailwithoutaccount';

/** Fake API whose alert has this status; without a status, there is no alert. */
const apiWith = (status?: 'PENDING_CONFIRMATION' | 'ACTIVE' | 'EXPIRED') =>
  alertApi(
    status && {
      '/alertswithoutaccount/': () => ({
        status,
        frequency: 'DAILY',
        criteria: { codeJobName: 'job_boucher', codeTown: 'town_44109', codeContractType: 'dr_contract_cdi' },
      }),
    },
  );

async function open(url: string, api = alertApi()) {
  renderArea(area, url, api);
  const heading = await screen.findByRole('heading', { level: 1 });
  return { title: heading.textContent, picture: document.querySelector('img')?.getAttribute('src') ?? '' };
}

async function answered(answer: string, search: string, api = alertApi()) {
  const url = new URL(`https://site.test/alerte/${answer}${search}`);
  const request = { api, url, params: { answer }, signal: new AbortController().signal };
  const { init } = await loader(request as unknown as Parameters<typeof loader>[0]);
  return { status: init?.status ?? 200, kept: new Headers(init?.headers).get('cache-control') };
}

describe('a mail’s link', () => {
  it.each([
    ['confirmer', TITLES.toConfirm, 'Confirmer mon alerte', 'confirmation'],
    ['desinscription', TITLES.toEnd, 'Me désinscrire', 'unsubscription'],
  ])(
    '[ALERT-03] [ALERT-04] %s names the alert and asks for a click: opening it sends nothing',
    async (page, title, button, path) => {
      const api = apiWith('PENDING_CONFIRMATION');
      const { picture, ...shown } = await open(`/alerte/${page}?jeton=${TOKEN}`, api);
      expect(shown.title).toBe(title);
      expect(screen.getByText(NAME, { normalizer: (text) => text })).toBeVisible();
      expect(api.requests.filter((request) => request.startsWith('/offers/subscription'))).toEqual([]);
      const form = screen.getByRole<HTMLButtonElement>('button', { name: button }).form;
      expect(form?.method).toBe('post');
      expect(form?.getAttribute('action')).toBe(`${SUBSCRIBE}/${path}?token=${TOKEN}`);
      expect(picture).not.toContain('succes');
      expect(await answered(page, `?jeton=${TOKEN}`, api)).toEqual({ status: 200, kept: 'no-store' });
    },
  );

  it('[ALERT-03] that was used shows that the alert is active, and links to its offers', async () => {
    expect((await open(`/alerte/confirmer?jeton=${TOKEN}`, apiWith('ACTIVE'))).title).toBe(
      TITLES.alreadyActive,
    );
    expect(screen.queryByRole('button', { name: 'Confirmer mon alerte' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir les offres' })).toHaveAttribute(
      'href',
      `/offres-emploi${CRITERIA}`,
    );
  });

  it('[ALERT-03] that has expired is explained, with a link to create the same alert again', async () => {
    const api = apiWith('EXPIRED');
    expect((await open(`/alerte/confirmer?jeton=${TOKEN}`, api)).title).toBe(TITLES.expired);
    expect(screen.getByRole('link', { name: 'Créer l’alerte de nouveau' })).toHaveAttribute(
      'href',
      `/alerte${CRITERIA}`,
    );
    expect((await answered('confirmer', `?jeton=${TOKEN}`, api)).status).toBe(410);
  });

  it.each([
    ['of an alert that was ended', `/alerte/desinscription?jeton=${TOKEN}`],
    ['that is forged', `/alerte/confirmer?jeton=${TOKEN}`],
    ['that was cut off', '/alerte/confirmer?jeton=abc'],
    ['without its token', '/alerte/desinscription'],
    ['that the API refused', '/alerte/refusee?motifs=token.NOT_FOUND'],
  ])('[ALERT-03] [ALERT-04] %s has a clear message, with a next step', async (_case, url) => {
    expect((await open(url)).title).toBe(TITLES.unknown);
    expect(screen.getByRole('link', { name: 'Créer une alerte' })).toHaveAttribute('href', '/alerte');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    const { pathname, search } = new URL(url, 'https://site.test');
    expect((await answered(pathname.split('/').at(-1) ?? '', search)).status).toBe(404);
  });
});

it.each([
  ['creee', TITLES.created, 'scene-depot'],
  ['confirmee', TITLES.confirmed, 'scene-succes'],
  ['terminee', TITLES.ended, 'scene-vide'],
])('[ALERT-01] names the alert in the result: %s', async (page, title, picture) => {
  const shown = await open(`/alerte/${page}${CRITERIA}`);
  expect(shown.title).toBe(title);
  expect(shown.picture).toContain(picture);
  expect(screen.getByText(NAME, { normalizer: (text) => text })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir les offres' })).toHaveAttribute(
    'href',
    `/offres-emploi${CRITERIA}`,
  );
});

it('[ALERT-03] an alert for several jobs links to the offers of each, at its place', async () => {
  await open('/alerte/confirmee?codeJobName=job_boucher,job_boulanger&codeTown=town_44109');
  for (const job of ['Boucher', 'Boulanger'])
    expect(screen.getByRole('link', { name: `Voir les offres\u00a0: ${job}` })).toHaveAttribute(
      'href',
      `/offres-emploi?codeJobName=job_${job.toLowerCase()}&codeTown=town_44109`,
    );
});

it('[ALERT-04] asks for an optional reason to unsubscribe, and links to changing the alert', async () => {
  await open(`/alerte/desinscription?jeton=${TOKEN}`, apiWith('ACTIVE'));
  const why = within(screen.getByRole('group', { name: /^Pourquoi partez-vous/ }));
  expect(why.getAllByRole('radio', { checked: false })).toHaveLength(5);
  for (const radio of why.getAllByRole('radio')) expect(radio).not.toBeRequired();
  expect(screen.getByRole('link', { name: 'Modifiez plutôt votre alerte' })).toHaveAttribute(
    'href',
    `/alerte/modifier?jeton=${TOKEN}`,
  );
});

it('[ALERT-04] a refused change shows the reason', async () => {
  expect((await open('/alerte/inchangee?motifs=place.INVALID_FORMAT')).title).toBe(TITLES.unchanged);
  expect(screen.getByText('Lieu inconnu')).toBeVisible();
});

it('a refused form shows the reason', async () => {
  expect((await open('/alerte/refusee?motifs=email.INVALID_FORMAT')).title).toBe(TITLES.refused);
  expect(screen.getByText("Le format de l'e-mail est invalide")).toBeVisible();
});

it('any other path is not found', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = renderArea(area, '/alerte/autre', alertApi());
  await waitFor(() => expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 }));
  consoleError.mockRestore();
});

it('[ALERT-03] [ALERT-04] each page has a distinct title', () => {
  const titles = (Object.keys(TITLES) as (keyof typeof TITLES)[]).map(
    (state) =>
      head({
        data: { state, alert: null, token: '', search: '' },
        params: {},
        pathname: '',
        search: '',
      } as unknown as Parameters<typeof head>[0]).title,
  );
  expect(new Set(titles).size).toBe(titles.length);
});
