import figures from '../content/figures.json';
import { CONTRIBUTIONS, PROFILES } from '../content/profiles.ts';
import { REGIONS } from '../content/regions.ts';

it('[ENTR-01] three profiles with the training of both networks as decided', () => {
  expect(PROFILES.map(({ paths }) => paths.map(({ duration }) => duration))).toEqual([
    ['8 à 12 mois', '4 à 8 mois'],
    ['12 à 18 mois', '6 à 12 mois'],
    ['18 à 24 mois'],
  ]);
});

it('[ENTR-04] contributions as given, in separate groups', () => {
  expect(CONTRIBUTIONS.flatMap(({ amounts }) => [...amounts])).toEqual(
    ['70', '150', '250', '500', '100', '250'].map((thousands) => `${thousands}\u00a0000\u00a0€`),
  );
  expect(figures.trainingDuration).toBe('4 à 18 mois');
});

it('[ENTR-03] four regions, each with a contact and an address by environment', () => {
  expect(REGIONS.map(({ id }) => id)).toEqual(['nord-ouest-ile-de-france', 'est', 'ouest', 'grand-sud']);
  for (const { contact, applicationUrl } of REGIONS) {
    expect(contact.phone).toMatch(/^0\d( \d\d){4}$/);
    expect(applicationUrl.production).not.toBe(applicationUrl.development);
  }
});
