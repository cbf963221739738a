import type { PageRequest } from '@careers/platform';
import PDFDocument from 'pdfkit';
import { SOCIAL_PICTURE } from '../offer/paths.ts';
import { illustrationsFor } from '../pages/offre-emploi.$segment/illustrations.ts';
import { drawingsOf } from './drawings.server.ts';
import { fonts } from './fonts.server.ts';
import { openOfferOf } from './open-offer.ts';
import { rasterise } from './rasterise.server.ts';
import { SOCIAL_PICTURE_SIZE, socialPicture } from './social-picture.ts';
import type { Measure } from './lines.ts';

const measure = { display: measureIn(fonts.display), bold: measureIn(fonts.bold) };

export async function answerSocialPicture(request: PageRequest): Promise<Response> {
  const offer = await openOfferOf(request, SOCIAL_PICTURE);
  const drawings = drawingsOf(illustrationsFor(offer.title));
  const svg = socialPicture(offer, request.configuration.productName, drawings, measure);
  return new Response(await rasterise(svg, SOCIAL_PICTURE_SIZE.width), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
  });
}

/** Returns a text-measuring function for a font: SVG has no line breaking. */
export function measureIn(font: Uint8Array<ArrayBuffer>): Measure {
  const document = new PDFDocument({ font: '' }).font(font);
  return (text, size) => document.fontSize(size).widthOfString(text);
}
