import { offerPath } from '@careers/api-client';
import { data, redirect } from '@careers/platform';
import type { AreaContext } from '@careers/platform';
import { CLOSED } from '../data/closed.ts';
import { findOffer } from '../data/find-offer.ts';
import type { OfferData } from '../data/offer-data.ts';
import { toOfferData } from '../data/to-offer-data.ts';

/**
 * Returns the open offer that a file below its page is about. A title that is not today's is redirected, as the page is.
 * @throws as `findOffer`, and 410 for a closed offer: it has no files (OFFER-05).
 */
export async function openOfferOf(
  context: AreaContext,
  segment: string,
  file: string,
  request: Request,
): Promise<OfferData> {
  const detail = await findOffer(context, segment, request.signal);
  const offer = toOfferData(detail, new Date());
  if (offer.isClosed) throw data(null, { status: 410, statusText: CLOSED });
  const path = `${offerPath(detail)}/${file}`;
  if (new URL(request.url).pathname !== path) throw redirect(path, 301);
  return offer;
}
