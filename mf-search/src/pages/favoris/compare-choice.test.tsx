import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../../area.tsx';
import { anOffer } from '../../test/search-api.ts';

const OFFERS = ['2026-1', '2026-2', '2026-3', '2026-4'].map((reference) =>
  anOffer({ reference, title: 'Développeur Java F/H', locationName: 'U Tech Carquefou', zip: '44470' }),
);

async function open(count: number) {
  const shown = OFFERS.slice(0, count);
  localStorage.setItem('favorites', JSON.stringify(shown.map(({ reference }) => reference)));
  renderArea(area, '/favoris', apiDouble({ '/offers/multiple': () => shown }));
  await screen.findAllByRole('article');
}

const link = () => screen.queryByRole('link', { name: /^Comparer/ });
const box = (reference: string) =>
  screen.getByRole('checkbox', {
    name: `Comparer\u00A0: Développeur Java F/H, U Tech Carquefou (44), réf. ${reference}`,
  });

beforeEach(() => localStorage.clear());

test('[SEARCH-16] a single favourite cannot be compared', async () => {
  await open(1);
  expect(link()).not.toBeInTheDocument();
});

test.each([
  [2, 'Comparer 2 offres', '2026-1,2026-2'],
  [3, 'Comparer 3 offres', '2026-1,2026-2,2026-3'],
])('[SEARCH-16] %s favourites are compared without choosing', async (count, name, references) => {
  await open(count);
  expect(link()).toHaveAccessibleName(name);
  expect(link()).toHaveAttribute('href', `/favoris/comparer?offres=${references}`);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('[SEARCH-16] lets the visitor choose up to three of more favourites, by default the newest', async () => {
  await open(4);
  expect(link()).toHaveAttribute('href', '/favoris/comparer?offres=2026-1,2026-2,2026-3');
  expect(box('2026-4')).toBeDisabled();
  await userEvent.click(box('2026-1'));
  await userEvent.click(box('2026-4'));
  expect(link()).toHaveAttribute('href', '/favoris/comparer?offres=2026-2,2026-3,2026-4');
  await userEvent.click(box('2026-2'));
  await userEvent.click(box('2026-3'));
  expect(link()).not.toBeInTheDocument();
  expect(screen.getByText('Cochez deux ou trois offres à comparer.')).toBeVisible();
});
