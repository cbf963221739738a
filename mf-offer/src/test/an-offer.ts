import type { OfferDetail } from '@careers/api-client';
import { anOfferDetail } from '@careers/testing';

export const anOffer = (changes: Partial<OfferDetail> = {}): OfferDetail =>
  anOfferDetail({
    reference: '2026-10432',
    title: 'Boucher H/F',
    publicationDate: '2026-11-18T08:00:00Z',
    descriptionFormatted: '<p>Le magasin vous attend.</p>',
    missionProfilFormatted: '<h3>Vos missions</h3><ul><li>Désosser les pièces du jour</li></ul>',
    applicationQuestions: [],
    recruiter: {
      name: 'Yann Le Guen',
      description: 'Associé, il dirige le magasin.',
      logoUrl: null,
      url: null,
    },
    validThrough: '2099-01-31T22:59:59Z',
    ...changes,
  });

/** The same offer of an anonymous employer. */
export function anAnonymousOffer(changes: Partial<OfferDetail> = {}): OfferDetail {
  const { recruiter: _, ...offer } = anOffer();
  return { ...offer, isAnonymous: true, entity: null, locationName: 'Vertou (44)', ...changes };
}

/** Must not be visible on an anonymous offer. */
export const SECRETS = ['Super U', 'super-u', 'Yann', 'rue des Halles', '#CF3A17'];
