import { ReadableStream } from 'node:stream/web';
import type { PageRequest } from '@careers/platform';
import { JOB_SHEET } from '../offer/offer-files.ts';
import { illustrationsFor } from '../pages/offre-emploi.$segment/illustrations.ts';
import type { OfferDrawing } from '../pages/offre-emploi.$segment/illustrations.ts';
import { drawingsOf } from './drawings.server.ts';
import { fonts } from './fonts.server.ts';
import { jobSheetPdf } from './job-sheet-pdf.ts';
import { jobSheetOf } from './job-sheet.ts';
import { openOfferOf } from './open-offer.ts';
import { mosaic } from './mosaic.ts';
import { rasterise } from './rasterise.server.ts';

/** Sharp on paper at the size it is printed. */
const PICTURE_PIXELS = 400;

/** Answers with the offer's sheet as a PDF, sent while its pictures and fonts are still being written. */
export async function answerJobSheet(request: PageRequest): Promise<Response> {
  const offer = await openOfferOf(request, JOB_SHEET);
  const picture = await pictureOf(illustrationsFor(offer.title));
  const pdf = jobSheetPdf(jobSheetOf(offer, request.configuration), fonts, picture);
  // Node's streams are the browser's too, but not to their types.
  return new Response(ReadableStream.from(pdf) as BodyInit, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileNameOf(offer.path)}"`,
      'content-language': 'fr',
      'cache-control': 'private, max-age=60',
      // The page is what search engines show.
      'x-robots-tag': 'noindex',
    },
  });
}

/** Drawn once each: there are fewer of them than trades times patterns. */
const pictures = new Map<string, Uint8Array>();

async function pictureOf(names: readonly OfferDrawing[]): Promise<Uint8Array> {
  const key = names.join();
  const known = pictures.get(key);
  if (known) return known;
  const picture = await rasterise(mosaic(drawingsOf(names), 0, 0, PICTURE_PIXELS), PICTURE_PIXELS);
  pictures.set(key, picture);
  return picture;
}

/** `fiche-de-poste-boucher-h-f-2026-1.pdf`: a folder of downloads says what each one is. */
function fileNameOf(path: string): string {
  return `fiche-de-poste-${path.split('/').at(-1)}.pdf`;
}
