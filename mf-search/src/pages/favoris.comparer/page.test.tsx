import { screen, within } from '@testing-library/react';
import type { OfferDetail } from '@careers/api-client';
import { anOfferDetail, apiDouble, renderArea } from '@careers/testing';
import area from '../../area.tsx';

const NEXT_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString();

const developer = (offer: Partial<OfferDetail>) =>
  anOfferDetail({
    title: 'Développeur Java F/H',
    locationName: 'U Tech Carquefou',
    zip: '44470',
    status: 'OPEN',
    validThrough: NEXT_YEAR,
    isAnonymous: false,
    mentions: [],
    ...offer,
  });

const PAID = developer({
  reference: '2026-1',
  salary: { minimum: 42_000, maximum: 46_000, currency: 'EUR', unit: 'YEAR' },
  contractType: { code: 'dr_contract_cdi', label: 'CDI' },
  mentions: [
    { code: 'mention_telework', label: 'Télétravail' },
    { code: 'mention_weekendfree', label: 'Week-ends libres' },
  ],
});
const FIXED_TERM = developer({
  reference: '2026-2',
  salary: null,
  contractType: { code: 'dr_contract_cdd', label: 'CDD' },
});

async function open(references: string, offers: readonly OfferDetail[] = [PAID, FIXED_TERM]) {
  const api = apiDouble(
    Object.fromEntries(offers.map((offer) => [`/offers/${offer.reference}`, () => offer])),
  );
  renderArea(area, `/favoris/comparer?offres=${references}`, api);
  await screen.findByRole('heading', { level: 1, name: 'Comparer des offres' });
  return api;
}

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = (fact: string) =>
  within(screen.getByRole('rowheader', { name: fact }).closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('[SEARCH-16] shows two offers with the same title and place side by side, with their differences', async () => {
  await open('2026-2,2026-1');
  expect(columns()).toEqual([
    'Développeur Java F/HU Tech Carquefou (44)Réf.\u00A02026-2',
    'Développeur Java F/HU Tech Carquefou (44)Réf.\u00A02026-1',
  ]);
  expect(cells('Salaire')).toEqual(['Non précisé', 'de 42\u00A0000 à 46\u00A0000\u00A0€ brut par an']);
  expect(cells('Contrat')).toEqual(['CDD', 'CDI']);
  expect(cells('Télétravail')).toEqual(['Non précisé', 'Oui, d’après l’annonce']);
  expect(cells('Autres conditions')).toEqual(['Non précisé', 'Week-ends libres']);
  const [first] = screen.getAllByRole('link', { name: 'Développeur Java F/H' });
  expect(first).toHaveAttribute('href', '/offre-emploi/developpeur-java-f-h-2026-2?source=careers');
});

test.each([
  ['closed', { status: 'CLOSED' as const }],
  ['past its last day', { validThrough: '2020-01-01T00:00:00.000Z' }],
])('[SEARCH-16] an offer that is %s is marked, and keeps its facts', async (_, changes) => {
  await open('2026-1,2026-2', [{ ...PAID, ...changes }, FIXED_TERM]);
  const [closed, opened] = screen.getAllByRole('columnheader');
  expect(closed).toHaveTextContent('Cette offre n’est plus disponible');
  expect(opened).not.toHaveTextContent('plus disponible');
  expect(cells('Contrat')).toEqual(['CDI', 'CDD']);
});

test('[SEARCH-16] an offer that the API no longer knows has a column with a note', async () => {
  await open('2026-1,2026-9');
  expect(columns()[1]).toBe('Offre 2026-9Cette offre n’est plus disponible');
  expect(cells('Contrat')).toEqual(['CDI', 'Non précisé']);
});

test('[SEARCH-16] [OFFER-06] an anonymous offer names neither its entity nor its street', async () => {
  const hidden = developer({
    reference: '2026-3',
    isAnonymous: true,
    locationName: 'Carquefou (44)',
    offerLocation: { ...PAID.offerLocation, address: '1 rue des Halles', zip: '44470', town: 'Carquefou' },
  });
  await open('2026-3,2026-1', [hidden, PAID]);
  expect(cells('Entité')[0]).toBe('Non précisé');
  expect(cells('Lieu de travail')[0]).toBe('Carquefou');
});

test('[SEARCH-16] compares three offers at most, without duplicates; requests nothing for invalid references', async () => {
  const three = developer({ reference: '2026-3' });
  const api = await open('2026-1,2026-1,..,javascript:1,2026-2,2026-3,2026-4', [PAID, FIXED_TERM, three]);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(api.requests).toEqual(['/offers/2026-1', '/offers/2026-2', '/offers/2026-3']);
});

test.each(['', '2026-1'])(
  '[SEARCH-16] with "%s" there is nothing to compare, and the page says how',
  async (references) => {
    await open(references);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText(/choisissez-en deux ou trois/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'vos favoris' })).toHaveAttribute('href', '/favoris');
  },
);
