import type { OfferDetail } from '@careers/api-client';

/** An offer as the job API tells it. */
export function anOffer(changes: Partial<OfferDetail> = {}): OfferDetail {
  return {
    reference: '2026-10432',
    title: 'Boucher H/F',
    locationName: 'Super U Vertou',
    publicationDate: '2026-11-18T08:00:00Z',
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
    descriptionFormatted: '<p>Le magasin vous attend.</p>',
    missionProfil: 'texte',
    missionProfilFormatted: '<h3>Vos missions</h3><ul><li>Désosser les pièces du jour</li></ul>',
    applicationQuestions: [],
    isCVRequired: true,
    recruiter: {
      name: 'Yann Le Guen',
      description: 'Associé, il dirige le magasin.',
      logoUrl: null,
      url: null,
    },
    status: 'OPEN',
    validThrough: '2099-01-31T22:59:59Z',
    ...changes,
  };
}

/** The same offer by an employer who wants to stay unnamed. */
export function anAnonymousOffer(changes: Partial<OfferDetail> = {}): OfferDetail {
  const { recruiter: _, ...offer } = anOffer();
  return { ...offer, isAnonymous: true, entity: null, locationName: 'Vertou (44)', ...changes };
}

/** What must not be seen of an anonymous offer. */
export const SECRETS = ['Super U', 'super-u', 'Yann', 'rue des Halles', '#E3001B'];
