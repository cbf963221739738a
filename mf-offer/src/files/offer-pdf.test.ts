/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testConfiguration } from '@careers/testing';
import { toOfferData } from '../offer/offer-data.ts';
import { anOffer } from '../test/an-offer.ts';
import { offerPdf } from './offer-pdf.ts';
import { offerPdfContent } from './offer-pdf-content.ts';

const font = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '..', '..', 'assets', 'fonts', `${name}.ttf`)));
const fonts = { display: font('display'), regular: font('text-regular'), bold: font('text-bold') };
/** One pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** The document's objects as text; page contents are compressed. */
async function write(changes = {}): Promise<string> {
  const offer = toOfferData(anOffer(changes), new Date('2026-11-21T10:00:00Z'));
  const pdf = offerPdf(offerPdfContent(offer, testConfiguration), fonts, PICTURE);
  return Buffer.concat((await pdf.toArray()) as Uint8Array[]).toString('latin1');
}

const count = (pdf: string, words: RegExp) => pdf.match(words)?.length ?? 0;

it('[OFFER-02] the document is tagged, in French, with its title in the window', async () => {
  const pdf = await write();
  expect(pdf).toMatch(/^%PDF-1\.7/);
  for (const entry of [/\/Lang \(fr-FR\)/, /\/Marked true/, /\/DisplayDocTitle true/, /pdfuaid:part>1</])
    expect(pdf).toMatch(entry);
  expect(count(pdf, /\/S \/H1\b/g)).toBe(1);
  expect(count(pdf, /\/S \/LI\b/g)).toBe(1);
  expect(count(pdf, /\/Type \/Page\b/g)).toBe(1);
});

it('[OFFER-02] a long offer goes on on a second page', async () => {
  const pdf = await write({ descriptionFormatted: '<p>Une longue histoire. </p>'.repeat(30) });
  expect(count(pdf, /\/Type \/Page\b/g)).toBe(2);
});

it('[OFFER-02] the way to apply never stands alone on a page: the last section goes along', async () => {
  const paragraph = `<p>${'Une longue histoire de magasin. '.repeat(6)}</p>`;
  const breaks = new Set<number>();
  for (let paragraphs = 4; paragraphs < 24; paragraphs += 1) {
    const pdf = await write({
      descriptionFormatted: paragraph.repeat(paragraphs),
      missionProfilFormatted: '<h3>Votre profil</h3><p>Le goût du produit.</p>',
    });
    const pages = [...pdf.matchAll(/<<[^<>]*\/S \/H2\b[^<>]*>>/g)].map(
      ([heading]) => /\/Pg (\d+)/.exec(heading)?.[1],
    );
    expect(pages).toHaveLength(3);
    expect(pages[2]).toBe(pages[1]);
    breaks.add(count(pdf, /\/Type \/Page\b/g));
  }
  // One page and two were both written, so the break fell everywhere between.
  expect([...breaks]).toEqual([1, 2]);
});

it('links lead where they say', async () => {
  const pdf = await write({ descriptionFormatted: '<p>Lisez <a href="https://a.test/page">ceci</a>.</p>' });
  expect(pdf).toContain('/URI (https://a.test/page)');
  expect(pdf).toContain('/URI (https://site.test/offre-emploi/boucher-h-f-2026-10432)');
});
