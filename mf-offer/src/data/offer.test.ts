import type { OfferDetail } from '@careers/api-client';
import { jobPosting } from './job-posting.ts';
import { offerHead } from './offer-head.ts';
import { publishedLabel } from './published-label.ts';
import { toOfferData } from './to-offer-data.ts';

const configuration = {
  publicBaseUrl: 'https://example.test',
  productId: 'careers',
  productName: 'le groupement',
  environment: 'production' as const,
};
const NOW = new Date('2025-11-21T10:00:00Z');

function anOffer(changes: Partial<OfferDetail> = {}): OfferDetail {
  return {
    reference: '2025-10432',
    title: 'Boucher H/F',
    locationName: 'Super U Vertou',
    publicationDate: '2025-11-20T08:00:00Z',
    entity: { code: 'super-u', label: 'Super U', color: '#E3001B' },
    contractType: { code: 'dr_contract_cdi', label: 'CDI' },
    offerTime: { code: 'dr_jobtime_tempsplein', label: 'Temps plein' },
    department: { code: 'dep_44', label: 'Loire-Atlantique' },
    region: { code: 'reg_52', label: 'Pays de la Loire' },
    isAnonymous: false,
    url: '',
    zip: '44120',
    offerLocation: {
      label: 'Super U Vertou',
      address: '1 rue des Halles',
      zip: '44120',
      town: 'Vertou',
      latitude: 47.1,
      longitude: -1.4,
    },
    offerProfile: { label: 'Boucher', labelForUrl: 'boucher' },
    codeJobName: 'job_boucherie',
    description: 'texte',
    descriptionFormatted: '<p>Le magasin</p>',
    missionProfil: 'texte',
    missionProfilFormatted: '<ul><li>Désosser</li></ul>',
    applicationQuestions: [],
    isCVRequired: true,
    recruiter: { name: 'Yann Le Guen', description: 'Associé', logoUrl: null, url: null },
    status: 'OPEN',
    validThrough: '2026-01-31T23:59:59Z',
    ...changes,
  };
}

const head = (offer: OfferDetail) =>
  offerHead({
    data: {
      offer: toOfferData(offer, NOW),
      application: null,
      similar: { id: 'a', widget: 'offers-carousel', remote: null, data: null },
    },
    params: {},
    pathname: '/',
    search: '',
    configuration,
  });

describe('[OFFER-04] structured data', () => {
  it('has what search engines require, and says what the page shows', () => {
    expect(jobPosting(toOfferData(anOffer(), NOW), configuration)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Boucher H/F',
      datePosted: '2025-11-20T08:00:00Z',
      validThrough: '2026-01-31T23:59:59Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Super U' },
      jobLocation: { address: { addressCountry: 'FR', addressLocality: 'Vertou', postalCode: '44120' } },
      identifier: { value: '2025-10432' },
    });
  });

  it.each([
    ['dr_contract_cdd', 'dr_jobtime_tempspartiel', ['PART_TIME', 'TEMPORARY']],
    ['dr_contract_stage', 'dr_jobtime_tempsplein', 'INTERN'],
    ['dr_contract_alternance', 'dr_jobtime_tempsplein', 'OTHER'],
  ])('%s, %s: %j', (contract, time, expected) => {
    const offer = anOffer({
      contractType: { code: contract, label: '' },
      offerTime: { code: time, label: '' },
    });
    expect(jobPosting(toOfferData(offer, NOW), configuration)).toMatchObject({ employmentType: expected });
  });

  it('[OFFER-05] is missing on a closed offer, which is not indexed', () => {
    const closed = head(anOffer({ status: 'CLOSED' }));
    expect(JSON.stringify(closed.structuredData)).not.toContain('JobPosting');
    expect(closed.robots).toBe('noindex,follow');
    expect(head(anOffer({ validThrough: '2025-11-01T00:00:00Z' })).robots).toBe('noindex,follow');
    expect(head(anOffer()).robots).toBeUndefined();
  });
});

it('[OFFER-06] an anonymous offer names no entity, recruiter or address anywhere', () => {
  const offer = anOffer({ isAnonymous: true, entity: null, locationName: 'Vertou (44)' });
  const everything = JSON.stringify([toOfferData(offer, NOW), head(offer)]);
  for (const secret of ['Super U', 'Yann', 'rue des Halles', '#E3001B'])
    expect(everything).not.toContain(secret);
  expect(everything).toContain('confidential');
});

it('shows plain texts where there are no formatted ones, as text', () => {
  const offer = toOfferData(anOffer({ descriptionFormatted: '', description: 'Un <b>texte\nDeux' }), NOW);
  expect(offer.descriptionHtml).toBe('<p>Un &lt;b>texte</p><p>Deux</p>');
});

it.each([
  ['2025-11-21T07:00:00Z', 'Publiée aujourd’hui'],
  ['2025-11-20T22:30:00Z', 'Publiée hier'],
  ['2025-11-18T08:00:00Z', 'Publiée le 18 novembre'],
])('says when it was published: %s', (date, expected) => {
  expect(publishedLabel(date, NOW)).toBe(expected);
});
