import { ApiError, createApiClient, EntityNotFoundError } from '@careers/api-client';
import { isOwnerRegion } from '@careers/api-client/owner-regions';
import { data } from '@careers/platform';
import type { PageRequest } from '@careers/platform';
import { domainOf } from '../../../content/domains.ts';
import { unlisted } from '../../server-forms/unlisted-head.ts';
import type { OfferSubject } from '../../widgets/application/props.ts';
import { subjectOf } from '../../widgets/application/subject.ts';
import type { ApplicationSubject, ContactSubject } from '../../widgets/application/subject.ts';

export const searchParams = ['offre', 'domaine', 'type', 'region'];

export interface ServerFormData {
  subject: ApplicationSubject;
}

/**
 * Loads the subject of a form without JavaScript: `?offre=`, `?domaine=` or `?type=dce&region=`.
 * @throws 404 for none or an unknown one, 410 for a closed offer, 503 when the API does not answer.
 */
export async function loader(request: PageRequest): Promise<ServerFormData> {
  const { searchParams } = request.url;
  const reference = searchParams.get('offre');
  if (reference) return { subject: await offerSubject(request, reference) };
  const domain = domainOf(searchParams.get('domaine'));
  if (domain) return { subject: subjectOf({ type: 'SPONTANEOUS', domain: domain.code }) };
  if (searchParams.get('type') === 'dce') return { subject: contactSubject(searchParams.get('region')) };
  throw data(null, { status: 404 });
}

function contactSubject(region: string | null): ContactSubject {
  return { ...subjectOf({ type: 'DCE' }), type: 'DCE', ...(isOwnerRegion(region) && { region }) };
}

async function offerSubject({ api, signal }: PageRequest, reference: string): Promise<OfferSubject> {
  try {
    const offer = await createApiClient(api).offers.get(reference, { signal });
    if (offer.status === 'CLOSED' || new Date(offer.validThrough) < new Date())
      throw data(null, { status: 410, statusText: 'Cette offre n’est plus disponible' });
    return {
      type: 'OFFER',
      reference,
      isCvRequired: offer.isCVRequired,
      questions: offer.applicationQuestions,
      subject: {
        title: offer.title,
        place: offer.locationName,
        entity: offer.entity?.label ?? null,
        contract: `${offer.contractType.label}, ${offer.offerTime.label.toLowerCase()}`,
      },
    };
  } catch (error) {
    if (error instanceof EntityNotFoundError)
      throw data(null, { status: 404, statusText: 'Offre introuvable' });
    if (error instanceof ApiError)
      throw data(null, { status: 503, statusText: 'Cette offre est momentanément indisponible' });
    throw error;
  }
}

export const head = unlisted('Postuler');
