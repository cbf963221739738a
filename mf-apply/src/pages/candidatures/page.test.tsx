import { act, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { writeConsent } from '@careers/platform';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../../area.tsx';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const anOffer = (reference: string, title: string, status: string) => ({
  reference,
  title,
  status,
  locationName: 'Super U Vertou',
  contractType: { code: 'dr_contract_cdi', label: 'CDI' },
});

async function open(references: readonly string[], answer: () => unknown = () => []) {
  const applications = references.map((reference, index) => ({ reference, appliedAt: daysAgo(index) }));
  localStorage.setItem('appliedOffers', JSON.stringify(applications));
  const api = apiDouble({ '/offers/multiple': answer });
  const view = renderArea(area, '/candidatures', api);
  await screen.findByRole('heading', { level: 1, name: 'Mes candidatures' });
  return { ...view, api };
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'TC_PRIVACY_CENTER=; Max-Age=0; Path=/';
});

it('[APPLY-08] lists applications sent from this browser, newest first, and marks closed offers', async () => {
  const { api, container } = await open(['2026-2', '2026-1', '2026-9'], () => [
    anOffer('2026-2', 'Fleuriste F/H', 'OPEN'),
    anOffer('2026-1', 'Boucher F/H', 'CLOSED'),
  ]);
  await waitFor(() => expect(titles()).toEqual(['Fleuriste F/H', 'Boucher F/H', 'Offre 2026-9']));
  expect(api.requests).toEqual(['/offers/multiple?page=0&references=2026-2,2026-1,2026-9']);
  const [opened, closed, gone] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(opened).toMatch(/Super U Vertou, CDI.*Envoyée le \d/);
  expect(opened).not.toContain('plus disponible');
  expect(closed).toContain('Cette offre n’est plus disponible');
  expect(gone).toContain('Cette offre n’est plus disponible');
  expect(screen.getByRole('link', { name: 'Fleuriste F/H' })).toHaveAttribute(
    'href',
    '/offre-emploi/fleuriste-f-h-2026-2',
  );
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('[APPLY-08] without a response lists the references, and marks no offer as closed', async () => {
  await open(['2026-2'], () => Promise.reject(new TypeError('fetch failed')));
  await screen.findByText(/n’a pas pu être lu/);
  expect(titles()).toEqual(['Offre 2026-2']);
  expect(screen.queryByText(/plus disponible/)).not.toBeInTheDocument();
});

it('[APPLY-08] explains an empty list, and missing consent', async () => {
  await open([]);
  expect(screen.getByText('Aucune candidature n’a été envoyée depuis ce navigateur.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir les offres d’emploi' })).toBeVisible();
  act(() => writeConsent({ personalisation: false, audience: true, advertising: true }));
  expect(screen.getByText(/autorisez la personnalisation/)).toBeVisible();
  expect(screen.queryByText(/^Aucune candidature/)).not.toBeInTheDocument();
});
