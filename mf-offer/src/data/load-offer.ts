import { ApiError, EntityNotFoundError, createApiClient, offerPath, referenceOf } from '@careers/api-client';
import type { OfferDetail } from '@careers/api-client';
import { data, redirect } from '@careers/platform';
import type { AreaContext } from '@careers/platform';
import type { OfferPageData } from './offer-data.ts';
import { toOfferData } from './to-offer-data.ts';

const UNKNOWN = 'Offre introuvable';
const UNAVAILABLE = 'Cette offre est momentanément indisponible';
const SIMILAR_OFFERS = 10;

/**
 * Loads an offer's page. A title that is not today's is redirected to the canonical path; a closed offer answers
 * 410 with what is left of it.
 * @throws 404 for a path of another form or an unknown reference, 503 when the API does not answer.
 */
export async function loadOffer(context: AreaContext, segment: string, request: Request) {
  const reference = referenceOf(segment);
  if (!reference) throw data(null, { status: 404 });
  const detail = await fetchOffer(context, reference, request.signal);
  const url = new URL(request.url);
  if (url.pathname !== offerPath(detail)) throw redirect(offerPath(detail) + url.search, 301);

  const offer = toOfferData(detail, new Date());
  const options = { signal: request.signal };
  const [similar, application] = await Promise.all([
    context.widget(
      'offers-carousel',
      {
        title: 'Offres similaires',
        criteria: { codeJobName: detail.codeJobName },
        exceptReference: reference,
        size: SIMILAR_OFFERS,
      },
      options,
    ),
    offer.isClosed
      ? null
      : context.widget(
          'application',
          {
            type: 'OFFER',
            reference,
            isCvRequired: detail.isCVRequired,
            questions: detail.applicationQuestions,
            subject: subjectOf(detail),
          },
          options,
        ),
  ]);
  const page: OfferPageData = { offer, similar, application };
  return data(page, { status: offer.isClosed ? 410 : 200 });
}

/** What the application's form says it is for. */
function subjectOf(offer: OfferDetail) {
  return {
    title: offer.title,
    place: offer.locationName,
    entity: offer.isAnonymous ? null : (offer.entity?.label ?? null),
    contract: `${offer.contractType.label}, ${offer.offerTime.label.toLowerCase()}`,
  };
}

async function fetchOffer(
  context: AreaContext,
  reference: string,
  signal: AbortSignal,
): Promise<OfferDetail> {
  try {
    return await createApiClient(context.api).offers.get(reference, { signal });
  } catch (error) {
    if (error instanceof EntityNotFoundError) throw data(null, { status: 404, statusText: UNKNOWN });
    if (error instanceof ApiError) throw data(null, { status: 503, statusText: UNAVAILABLE });
    throw error;
  }
}
