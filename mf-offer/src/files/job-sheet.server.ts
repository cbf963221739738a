import { ReadableStream } from 'node:stream/web';
import type { AreaContext } from '@careers/platform';
import { JOB_SHEET } from '../data/offer-files.ts';
import { illustrationsFor } from '../page/illustrations.ts';
import type { OfferDrawing } from '../page/illustrations.ts';
import { drawingsOf } from './drawings.server.ts';
import { fonts } from './fonts.server.ts';
import { jobSheetPdf } from './job-sheet-pdf.ts';
import { jobSheetOf } from './job-sheet.ts';
import { openOfferOf } from './load-file.ts';
import { mosaic } from './mosaic.ts';
import { rasterise } from './rasterise.server.ts';

/** Sharp on paper at the size it is printed. */
const PICTURE_PIXELS = 400;

/** Answers with the offer's sheet as a PDF, sent while its pictures and fonts are still being written. */
export async function answerJobSheet(
  context: AreaContext,
  segment: string,
  request: Request,
): Promise<Response> {
  const offer = await openOfferOf(context, segment, JOB_SHEET, request);
  const picture = await pictureOf(illustrationsFor(offer.title));
  const pdf = jobSheetPdf(jobSheetOf(offer, context.configuration), fonts, picture);
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
