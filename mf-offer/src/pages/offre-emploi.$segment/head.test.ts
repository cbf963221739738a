import type { OfferDetail } from '@careers/api-client';
import { testConfiguration as configuration } from '@careers/testing';
import { SECRETS, anAnonymousOffer, anOffer } from '../../test/an-offer.ts';
import { jobPosting } from './job-posting.ts';
import { head as headOfPage } from './page.server.ts';
import { toOfferData } from '../../offer/offer-data.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

const head = (offer: OfferDetail) =>
  headOfPage({
    data: {
      offer: toOfferData(offer, NOW),
      related: { pages: [], searches: [] },
      application: null,
      similar: { id: 'a', widget: 'offers-carousel', remote: null, data: null },
      search: { id: 'b', widget: 'search-bar', remote: null, data: null },
    },
    params: {},
    pathname: '/',
    search: '?source=careers',
    configuration,
  });

const posting = (offer: OfferDetail) => jobPosting(toOfferData(offer, NOW), configuration);

describe('[OFFER-04] structured data', () => {
  it('has what search engines require and recommend, and says what the page shows', () => {
    expect(posting(anOffer())).toEqual({
      '@type': 'JobPosting',
      title: 'Boucher H/F',
      description:
        '<p>Le magasin vous attend.</p><h3>Vos missions</h3><ul><li>Désosser les pièces du jour</li></ul>',
      identifier: { '@type': 'PropertyValue', name: 'le groupement', value: '2026-10432' },
      datePosted: '2026-11-18T08:00:00Z',
      validThrough: '2099-01-31T22:59:59Z',
      employmentType: 'FULL_TIME',
      directApply: true,
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Super U',
        logo: 'https://site.test/static/ui/social/icone-512.png',
        sameAs: 'https://site.test/organisation-cooperative-u/super-u',
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'FR',
          addressRegion: 'Pays de la Loire',
          addressLocality: 'Vertou',
          postalCode: '44120',
          streetAddress: '1 rue des Halles',
        },
      },
      url: 'https://site.test/offre-emploi/boucher-h-f-2026-10432',
    });
  });

  it.each([
    ['97110', 'GP'],
    ['97133', 'BL'],
    ['97150', 'MF'],
    ['97200', 'MQ'],
    ['97300', 'GF'],
    ['97400', 'RE'],
    ['97500', 'PM'],
    ['97600', 'YT'],
    ['98800', 'NC'],
    ['44120', 'FR'],
    ['', 'FR'],
  ])('says that %s is in %s', (zip, addressCountry) => {
    const { offerLocation } = anOffer();
    const offers = [anOffer, anAnonymousOffer].map((make) =>
      make({ offerLocation: { ...offerLocation, zip } }),
    );
    for (const offer of offers)
      expect(posting(offer)).toMatchObject({ jobLocation: { address: { addressCountry } } });
  });

  it('says what the offer pays where the page says it', () => {
    const salary = { minimum: 1950, maximum: 2150, currency: 'EUR', unit: 'MONTH' as const };
    const value = { '@type': 'QuantitativeValue', minValue: 1950, maxValue: 2150, unitText: 'MONTH' };
    expect(posting(anOffer({ salary }))).toMatchObject({
      baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value },
    });
    expect(posting(anOffer({ salary: { ...salary, maximum: 1950 } }))).toMatchObject({
      baseSalary: { value: { value: 1950 } },
    });
    expect(posting(anOffer({ salary: null }))).not.toHaveProperty('baseSalary');
  });

  it('names the recruiter’s logo where the page shows it', () => {
    const recruiter = { name: 'A', description: '', logoUrl: '/static/logos/u.svg', url: null };
    expect(posting(anOffer({ recruiter }))).toMatchObject({
      hiringOrganization: { logo: 'https://site.test/static/logos/u.svg' },
    });
  });

  it('has the postcode of a named workplace without a street', () => {
    const offerLocation = { ...anOffer().offerLocation, address: '' };
    const { address } = (posting(anOffer({ offerLocation })) as { jobLocation: { address: object } })
      .jobLocation;
    expect(address).toMatchObject({ postalCode: '44120' });
    expect(address).not.toHaveProperty('streetAddress');
  });

  it.each([
    ['dr_contract_cdi', 'dr_jobtime_tempspartiel', 'PART_TIME'],
    ['dr_contract_cdd', 'dr_jobtime_tempspartiel', ['PART_TIME', 'TEMPORARY']],
    ['dr_contract_cddsaisonnier', 'dr_jobtime_tempsplein', ['FULL_TIME', 'TEMPORARY']],
    ['dr_contract_stage', 'dr_jobtime_tempsplein', 'INTERN'],
    ['dr_contract_alternance', 'dr_jobtime_tempsplein', 'OTHER'],
  ])('%s, %s: %j', (contract, time, expected) => {
    const offer = anOffer({
      contractType: { code: contract, label: '' },
      offerTime: { code: time, label: '' },
    });
    expect(posting(offer)).toMatchObject({ employmentType: expected });
  });

  it('leads from the home page through all offers to this one', () => {
    expect(head(anOffer()).structuredData?.[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Accueil', item: 'https://site.test/' },
        { position: 2, name: 'Offres d’emploi', item: 'https://site.test/offres-emploi' },
        { position: 3, name: 'Boucher H/F' },
      ],
    });
  });

  it.each([
    ['closed', anOffer({ status: 'CLOSED' })],
    ['past its last day', anOffer({ validThrough: '2026-11-01T00:00:00Z' })],
  ])('[OFFER-05] is missing on an offer that is %s, which is not indexed', (_, offer) => {
    expect(head(offer).structuredData).toBeUndefined();
    expect(head(offer).robots).toBe('noindex,follow');
  });
});

it('[SEO-01] an open offer is indexed under one address, with a picture of its own', () => {
  expect(head(anOffer())).toMatchObject({
    title: 'Boucher H/F - Super U Vertou (CDI)',
    canonical: '/offre-emploi/boucher-h-f-2026-10432',
    openGraph: { type: 'article', image: '/offre-emploi/boucher-h-f-2026-10432/partage.png' },
  });
  expect(head(anOffer()).robots).toBeUndefined();
});

it('[OFFER-06] an anonymous offer names no entity, recruiter or address, not even when the API does', () => {
  const careless = anAnonymousOffer({ entity: anOffer().entity, recruiter: anOffer().recruiter });
  const everything = JSON.stringify([toOfferData(careless, NOW), head(careless)]);
  for (const secret of SECRETS) expect(everything).not.toContain(secret);
  expect(head(careless).structuredData?.[0]).toMatchObject({
    hiringOrganization: { name: 'confidential' },
    jobLocation: { address: { addressLocality: 'Vertou' } },
  });
});

it('[OFFER-01] shows plain texts where there are no formatted ones, as text', () => {
  const offer = toOfferData(anOffer({ descriptionFormatted: '', description: 'Un <b>texte\nDeux' }), NOW);
  expect(offer.descriptionHtml).toBe('<p>Un &lt;b>texte</p><p>Deux</p>');
});
