import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderArea } from '@careers/testing';
import area from '../../area.tsx';
import { alertApi } from '../../test/alert-api.ts';
import { TITLES } from '../alerte.$answer/states.ts';
import { head, loader } from './page.server.ts';

const TOKEN = 'x'.repeat(43);
const alertOf = (status: string) =>
  alertApi({
    '/alertswithoutaccount/': () => ({
      status,
      frequency: 'WEEKLY',
      criteria: { codeJobName: 'job_boulanger,job_boucher', codeTown: 'town_44109', radius: '50' },
    }),
  });

async function open(api = alertOf('ACTIVE'), search = `?jeton=${TOKEN}`) {
  const view = renderArea(area, `/alerte/modifier${search}`, api);
  const heading = await screen.findByRole('heading', { level: 1 });
  return { ...view, title: heading.textContent };
}

async function answered(api = alertOf('ACTIVE'), search = `?jeton=${TOKEN}`) {
  const url = new URL(`https://site.test/alerte/modifier${search}`);
  const request = { api, url, params: {}, signal: new AbortController().signal };
  const { data, init } = await loader(request as unknown as Parameters<typeof loader>[0]);
  const input = { data } as Parameters<typeof head>[0];
  return {
    status: init?.status ?? 200,
    kept: new Headers(init?.headers).get('cache-control'),
    robots: head(input).robots,
  };
}

it('[ALERT-04] shows the alert in a form that works without JavaScript', async () => {
  const { title, container } = await open();
  expect(title).toBe('Modifier votre alerte');
  expect(screen.getByRole('combobox', { name: /^Métier 1/ })).toHaveDisplayValue('Boulanger');
  expect(screen.getByRole('combobox', { name: /^Métier 2/ })).toHaveDisplayValue('Boucher');
  expect(screen.getByRole('textbox', { name: /^Lieu/ })).toHaveValue('Nantes (44)');
  expect(screen.getByRole('combobox', { name: /^Distance/ })).toHaveDisplayValue('50\u00a0km');
  expect(screen.getByRole('radio', { name: 'Une fois par semaine au plus' })).toBeChecked();
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer' });
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe(
    `/api/v2.0/offers/subscriptionmailwithoutaccount/modification?token=${TOKEN}`,
  );
  expect([...new Set(new FormData(form!).keys())]).toEqual([
    'codeJobName',
    'codeTown',
    'place',
    'radius',
    'frequency',
  ]);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('[ALERT-03] [ALERT-04] confirms a pending alert too, as the button says', async () => {
  await open(alertOf('PENDING_CONFIRMATION'));
  expect(screen.getByRole('button', { name: 'Enregistrer et confirmer mon alerte' })).toBeVisible();
});

it('[ALERT-04] the page is neither cached nor indexed', async () => {
  expect(await answered()).toEqual({ status: 200, kept: 'no-store', robots: 'noindex,nofollow' });
});

it.each([
  ['an alert that was ended', alertApi(), `?jeton=${TOKEN}`, 404, TITLES.unknown],
  ['no token', alertOf('ACTIVE'), '', 404, TITLES.unknown],
  ['an alert that was not confirmed in time', alertOf('EXPIRED'), `?jeton=${TOKEN}`, 410, TITLES.expired],
])(
  '[ALERT-04] %s has a status and words of its own, and no form',
  async (_case, api, search, status, title) => {
    expect((await open(api, search)).title).toBe(title);
    expect(document.forms).toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Créer une alerte' })).toHaveAttribute('href', '/alerte');
    expect(await answered(api, search)).toMatchObject({ status, kept: 'no-store' });
  },
);
