import { ReadableStream } from 'node:stream/web';
import type { PageRequest } from '@careers/platform';
import { OFFER_PDF } from '../offer/paths.ts';
import { illustrationsFor } from '../pages/offre-emploi.$segment/illustrations.ts';
import type { OfferDrawing } from '../pages/offre-emploi.$segment/illustrations.ts';
import { drawingsOf } from './drawings.server.ts';
import { fonts } from './fonts.server.ts';
import { offerPdf } from './offer-pdf.ts';
import { offerPdfContent } from './offer-pdf-content.ts';
import { openOfferOf } from './open-offer.ts';
import { mosaic } from './mosaic.ts';
import { rasterise } from './rasterise.server.ts';

/** Sharp in print. */
const PICTURE_PIXELS = 400;

export async function answerOfferPdf(request: PageRequest): Promise<Response> {
  const offer = await openOfferOf(request, OFFER_PDF);
  const picture = await pictureOf(illustrationsFor(offer.title));
  const pdf = offerPdf(offerPdfContent(offer, request.configuration), fonts, picture);
  // Node's web streams differ from the browser's in type only.
  return new Response(ReadableStream.from(pdf) as BodyInit, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileNameOf(offer.path)}"`,
      'content-language': 'fr',
      'cache-control': 'private, max-age=60',
      // Search engines show the page instead.
      'x-robots-tag': 'noindex',
    },
  });
}

/** Cached: few combinations of pictures exist. */
const pictures = new Map<string, Uint8Array>();

async function pictureOf(names: readonly OfferDrawing[]): Promise<Uint8Array> {
  const key = names.join();
  const known = pictures.get(key);
  if (known) return known;
  const picture = await rasterise(mosaic(drawingsOf(names), 0, 0, PICTURE_PIXELS), PICTURE_PIXELS);
  pictures.set(key, picture);
  return picture;
}

/** `fiche-de-poste-boucher-h-f-2026-1.pdf`: recognisable among downloads. */
function fileNameOf(path: string): string {
  return `fiche-de-poste-${path.split('/').at(-1)}.pdf`;
}
