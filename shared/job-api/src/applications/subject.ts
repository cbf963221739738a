import type { Database } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import type { OfferDetailBody } from '../schemas/resources.ts';
import type { SearchContext } from '../search/search-offers.ts';
import type { StoredDetail } from '../search/present.ts';
import type { Form } from '../http/form.ts';

/** Subject of an application, by type, on which validation depends. */
export type Subject =
  | { type: 'OFFER'; offer: Pick<OfferDetailBody, 'reference' | 'isCVRequired' | 'applicationQuestions'> }
  | { type: 'SPONTANEOUS'; isEntity(code: string): boolean }
  | { type: 'DCE' };

/**
 * Returns the subject of a form.
 * @throws ApiError 400 for an unknown type or offer, and OFFER_CLOSED for one that is no longer open.
 */
export async function subjectOf(form: Form, { database, catalogue }: SearchContext): Promise<Subject> {
  const type = form.fields.get('type');
  if (type === 'SPONTANEOUS') return { type, isEntity: (code) => catalogue.entity(code) !== undefined };
  if (type === 'DCE') return { type };
  if (type !== 'OFFER') throw refusal('type', 'REQUIRED', 'Le type de candidature est obligatoire');
  const row = await openOffer(form.fields.get('offerReference') ?? '', database);
  const { applicationQuestions } = row.detail as StoredDetail;
  return {
    type,
    offer: { reference: row.reference, isCVRequired: row.is_cv_required, applicationQuestions },
  };
}

/**
 * Returns the data of an offer for its applications.
 * @throws ApiError 400 for an unknown offer, and OFFER_CLOSED for
 * one that is no longer open.
 */
export async function openOffer(reference: string, database: Database) {
  const row = await database
    .selectFrom('offer')
    .select(['reference', 'status', 'valid_through', 'is_cv_required', 'detail'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) throw refusal('offerReference', 'INVALID_FORMAT', 'Offre introuvable');
  if (row.status === 'CLOSED' || row.valid_through < new Date())
    throw refusal('offerReference', 'OFFER_CLOSED', "Cette offre n'est plus disponible");
  return row;
}

function refusal(field: string, code: string, message: string): ApiError {
  return new ApiError(400, [{ field, code, message }]);
}

/** Domains of spontaneous applications: the receiving entity (decisions.md#api-contract), and the label in mails. */
export const DOMAINS: Readonly<Record<string, { entityCode: string; label: string }>> = {
  logistique: { entityCode: 'u-log', label: 'Logistique' },
  informatique: { entityCode: 'u-tech', label: 'Informatique' },
  'commercial-reseau': {
    entityCode: 'cooperative-u-entite',
    label: 'Commercial et développement du réseau',
  },
  magasins: { entityCode: 'magasins-u', label: 'Magasins' },
  supports: { entityCode: 'cooperative-u-entite', label: 'Fonctions supports' },
};
