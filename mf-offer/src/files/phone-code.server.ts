import type { PageRequest } from '@careers/platform';
import { PHONE_CODE } from '../offer/paths.ts';
import { openOfferOf } from './open-offer.ts';
import { phoneCode } from './phone-code.ts';
import { rasterise } from './rasterise.server.ts';

/** Twice what the page shows. */
const WIDTH = 320;

/** Answers the address of an offer as a QR code. */
export async function answerPhoneCode(request: PageRequest): Promise<Response> {
  const { shortPath } = await openOfferOf(request, PHONE_CODE);
  const address = new URL(shortPath, request.configuration.publicBaseUrl).href;
  return new Response(await rasterise(phoneCode(address), WIDTH), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
  });
}
