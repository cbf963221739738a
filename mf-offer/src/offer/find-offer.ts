import { ApiError, EntityNotFoundError, GoneError, createApiClient, referenceOf } from '@careers/api-client';
import { data } from '@careers/platform';
import type { PageRequest } from '@careers/platform';
import { CLOSED } from './offer-data.ts';
import type { KnownOffer } from './offer-data.ts';

const NOT_FOUND_ADVICE =
  'L’adresse est incomplète, ou l’offre a été retirée. Recherchez une offre\u00a0: il en arrive tous les jours.';

/**
 * Returns the offer of a path segment, `boucher-h-f-2025-10432`; its title is ignored.
 * @throws 404 for a malformed segment or an unknown reference, 410 for an offer that is gone, 503 when the API does
 * not answer.
 */
export async function findOffer({ api, params, signal }: PageRequest): Promise<KnownOffer> {
  const reference = referenceOf(params['segment'] ?? '');
  if (!reference) throw data(null, { status: 404 });
  try {
    return await createApiClient(api).offers.get(reference, { signal });
  } catch (error) {
    if (error instanceof EntityNotFoundError)
      throw data({ advice: NOT_FOUND_ADVICE }, { status: 404, statusText: 'Offre introuvable' });
    if (error instanceof GoneError) throw data(null, { status: 410, statusText: CLOSED });
    if (error instanceof ApiError)
      throw data(null, { status: 503, statusText: 'Cette offre est momentanément indisponible' });
    throw error;
  }
}
