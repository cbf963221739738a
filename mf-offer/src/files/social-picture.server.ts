import type { PageRequest } from '@careers/platform';
import { SOCIAL_PICTURE } from '../offer/offer-files.ts';
import { illustrationsFor } from '../pages/offre-emploi.$segment/illustrations.ts';
import { drawingsOf } from './drawings.server.ts';
import { fonts } from './fonts.server.ts';
import { openOfferOf } from './open-offer.ts';
import { measureIn } from './measure.ts';
import { rasterise } from './rasterise.server.ts';
import { SOCIAL_PICTURE_SIZE, socialPicture } from './social-picture.ts';

const measure = { display: measureIn(fonts.display), bold: measureIn(fonts.bold) };

/** Answers with the Open Graph picture of an offer. */
export async function answerSocialPicture(request: PageRequest): Promise<Response> {
  const offer = await openOfferOf(request, SOCIAL_PICTURE);
  const drawings = drawingsOf(illustrationsFor(offer.title));
  const svg = socialPicture(offer, request.configuration.productName, drawings, measure);
  return new Response(await rasterise(svg, SOCIAL_PICTURE_SIZE.width), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
  });
}
