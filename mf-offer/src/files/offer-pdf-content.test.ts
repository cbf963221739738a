import { testConfiguration } from '@careers/testing';
import { toOfferData } from '../offer/offer-data.ts';
import { SECRETS, anAnonymousOffer, anOffer } from '../test/an-offer.ts';
import { offerPdfContent } from './offer-pdf-content.ts';

const sheet = (offer = anOffer()) =>
  offerPdfContent(toOfferData(offer, new Date('2026-11-21T10:00:00Z')), testConfiguration);

it('[OFFER-02] the sheet says what the page says, and where to apply', () => {
  expect(sheet()).toMatchObject({
    title: 'Boucher H/F',
    lines: ['Vertou, Pays de la Loire', 'Super U'],
    url: 'https://site.test/offre-emploi/boucher-h-f-2026-10432',
    shortUrl: 'https://site.test/offre-emploi/2026-10432',
  });
  expect(sheet().facts.map(({ value }) => value)).toEqual([
    'CDI',
    'Temps plein',
    '2026-10432',
    '1 rue des Halles, 44120 Vertou',
    '18 novembre 2026',
    '31 janvier 2099',
  ]);
  expect(sheet().blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'list']);
});

it('[OFFER-02] the sheet says what the offer pays', () => {
  const salary = { minimum: 1950, maximum: 2150, currency: 'EUR', unit: 'MONTH' as const };
  expect(sheet(anOffer({ salary })).facts).toContainEqual({
    name: 'Salaire',
    value: expect.stringMatching(/^de 1.950 à 2.150.€ brut par mois$/) as string,
  });
});

it('[OFFER-02] the sheet holds nothing about the people who recruit', () => {
  expect(JSON.stringify(sheet())).not.toContain('Yann');
});

it('[OFFER-06] the sheet of an anonymous offer names no employer and no address', () => {
  const said = JSON.stringify(sheet(anAnonymousOffer({ entity: anOffer().entity })));
  for (const secret of SECRETS) expect(said).not.toContain(secret);
  expect(said).toContain('Vertou');
});
