import { offerPath } from '@careers/api-client';
import { data, redirect } from '@careers/platform';
import type { PageRequest } from '@careers/platform';
import { findOffer } from '../offer/find-offer.ts';
import { CLOSED, toOfferData } from '../offer/offer-data.ts';
import type { OfferData } from '../offer/offer-data.ts';

/**
 * Returns the open offer of a file's path; an outdated title is redirected.
 * @throws as `findOffer`, and 410 for a closed offer: it has no files (OFFER-05).
 */
export async function openOfferOf(request: PageRequest, file: string): Promise<OfferData> {
  const detail = await findOffer(request);
  const offer = toOfferData(detail, new Date());
  if (offer.isClosed) throw data(null, { status: 410, statusText: CLOSED });
  const path = `${offerPath(detail)}/${file}`;
  if (request.url.pathname !== path) throw redirect(path, 301);
  return offer;
}
