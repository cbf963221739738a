import { apiDouble, headOf, renderArea } from '@careers/testing';
import { screen } from '@testing-library/react';
import { offersApi } from '../../test/offers-api.ts';
import area from '../../area.tsx';

it('shows the number of offers, with a link to them', async () => {
  renderArea(area, '/exemple', apiDouble(offersApi(37)));
  expect(await screen.findByText('37 offres vous attendent.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir les offres' })).toHaveAttribute('href', '/offres-emploi');
});

it('counts one offer in the singular', async () => {
  renderArea(area, '/exemple', apiDouble(offersApi(1)));
  expect(await screen.findByText('Une offre vous attend.')).toBeVisible();
});

it('has a title and an address for search engines', async () => {
  await expect(headOf(area, '/exemple')).resolves.toMatchObject({
    title: 'Nouvelle page',
    canonical: '/exemple',
  });
});
