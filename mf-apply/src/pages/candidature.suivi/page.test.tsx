import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../../area.tsx';
import { head, loader } from './page.server.ts';

const TOKEN = 'x'.repeat(43);
const SENT = {
  type: 'OFFER',
  reference: '7XQM-42RC',
  receivedAt: '2026-11-21T23:30:00.000Z',
  recipients: ['Super U'],
  documents: [
    { kind: 'cv', size: 122_880 },
    { kind: 'motivation', size: 2048 },
  ],
  answers: 2,
  hasPhone: false,
  offer: { reference: '2025-10432', title: 'Boucher F/H', locationName: 'Super U Vertou', isOpen: true },
};
const apiWith = (changes = {}) =>
  apiDouble({ '/applicationswithoutaccount/': () => ({ ...SENT, ...changes }) });

async function open(api = apiWith(), search = `?jeton=${TOKEN}`) {
  const view = renderArea(area, `/candidature/suivi${search}`, api);
  const heading = await screen.findByRole('heading', { level: 1 });
  return { ...view, title: heading.textContent };
}

async function answered(api = apiWith(), search = `?jeton=${TOKEN}`) {
  const url = new URL(`https://site.test/candidature/suivi${search}`);
  const request = { api, url, params: {}, signal: new AbortController().signal };
  const { data, init } = await loader(request as unknown as Parameters<typeof loader>[0]);
  return {
    status: init?.status ?? 200,
    kept: new Headers(init?.headers).get('cache-control'),
    robots: head({ data } as Parameters<typeof head>[0]).robots,
  };
}
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('[APPLY-08] shows what was sent, to whom, when, and the status; neither cached nor indexed', async () => {
  const { title, container } = await open();
  expect(title).toBe('Votre candidature');
  expect(facts()).toEqual([
    'Boucher F/H, Super U Vertou',
    'Super U',
    '22 novembre 2026',
    'CV (120\u00a0ko), lettre de motivation (2\u00a0ko), 2 réponses, vos coordonnées',
    '7XQM-42RC',
    'Reçue, l’offre est toujours ouverte',
  ]);
  expect(screen.getByRole('link', { name: 'Revoir l’offre' })).toHaveAttribute(
    'href',
    '/offre-emploi/boucher-f-h-2025-10432',
  );
  expect(await answered()).toEqual({ status: 200, kept: 'no-store', robots: 'noindex,nofollow' });
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('[APPLY-08] is withdrawn by a form without JavaScript, once its box is ticked', async () => {
  const api = apiWith();
  await open(api);
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Retirer ma candidature' });
  expect([form?.method, form?.getAttribute('action')]).toEqual([
    'post',
    `/api/v2.0/applicationswithoutaccount/withdrawal?token=${TOKEN}`,
  ]);
  expect(screen.getByRole('checkbox', { name: /^Je veux supprimer cette candidature/ })).toBeRequired();
  expect(form?.checkValidity()).toBe(false);
});

it('[APPLY-15] accepts a newer CV by a form without JavaScript', async () => {
  await open();
  const file = screen.getByLabelText(/^Votre nouveau CV/);
  expect(file).toBeRequired();
  expect(file).toHaveAccessibleDescription(/2\sMo maximum, au format PDF, ODT, DOC, DOCX ou RTF/);
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer ce CV' });
  expect([form?.method, form?.getAttribute('action'), form?.enctype]).toEqual([
    'post',
    `/api/v2.0/applicationswithoutaccount/cv?token=${TOKEN}`,
    'multipart/form-data',
  ]);
  expect(file).toHaveAttribute('name', 'cv');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('[APPLY-15] confirms a newer CV', async () => {
  const search = `?jeton=${TOKEN}&cv=remplace`;
  const { unmount } = await open(apiWith({ cvReplacedAt: '2026-11-24T09:00:00.000Z' }), search);
  expect(screen.getByRole('status')).toHaveTextContent('Votre nouveau CV a remplacé l’ancien');
  expect(facts()).toContain('24 novembre 2026');
  unmount();
  await open(apiWith(), search);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('[APPLY-12] reports a closed offer', async () => {
  await open(apiWith({ offer: { ...SENT.offer, isOpen: false } }));
  expect(facts().at(-1)).toBe('Reçue, l’offre n’est plus ouverte');
});

it('[APPLY-10] [APPLY-11] uses the right wording for a spontaneous application and a request', async () => {
  const { offer: _, ...other } = SENT;
  const api = (changes: object) =>
    apiDouble({ '/applicationswithoutaccount/': () => ({ ...other, ...changes }) });
  const { title, unmount } = await open(api({ type: 'SPONTANEOUS', domain: 'Logistique', answers: 1 }));
  expect(title).toBe('Votre candidature spontanée');
  expect(facts()).toEqual(expect.arrayContaining(['Logistique', 'Reçue']));
  unmount();
  const region = { label: 'Est', contact: 'Karim Benali' };
  const request = { type: 'DCE', recipients: [], documents: [], region };
  expect((await open(api(request))).title).toBe('Votre demande');
  expect(facts()).toEqual(expect.arrayContaining(['Est', 'Karim Benali']));
  expect(screen.getByRole('button', { name: 'Retirer ma demande' })).toBeVisible();
});

it.each([
  ['that was withdrawn', `?jeton=${TOKEN}`],
  ['that was cut off', '?jeton=abc'],
  ['without its token', ''],
])('[APPLY-08] a link %s has its own page with 404, without a form', async (_case, search) => {
  const api = apiDouble({});
  expect((await open(api, search)).title).toBe('Ce lien n’est plus valable');
  expect(document.forms).toHaveLength(0);
  expect(await answered(api, search)).toEqual({ status: 404, kept: 'no-store', robots: 'noindex,nofollow' });
});

it('[APPLY-08] the next page confirms the deletion, and clears this browser’s data', async () => {
  const stored = ['2026-2', '2026-1'].map((reference) => ({
    reference,
    appliedAt: new Date().toISOString(),
  }));
  localStorage.setItem('appliedOffers', JSON.stringify(stored));
  renderArea(area, '/candidature/retiree?offre=2026-2', apiDouble({}));
  await screen.findByRole('heading', { level: 1, name: 'Tout est supprimé' });
  expect(JSON.parse(localStorage.getItem('appliedOffers') ?? '')).toEqual(stored.slice(1));
});
