import { expect, test } from '../test.ts';
import { linesOverPictures } from '../visitor/lines-over-pictures.ts';

/** A page of each kind that has pictures. */
const PAGES = [
  '/',
  '/nos-metiers',
  '/organisation-cooperative-u',
  '/valeurs',
  '/devenir-entrepreneur',
  '/faq',
  '/ils-temoignent',
];

for (const path of PAGES) {
  test(`[A11Y-01] no picture and no text share a place: ${path}`, async ({ visitor }) => {
    await visitor.open(path);
    await visitor.heading.appears();
    expect(await linesOverPictures(visitor)).toEqual([]);
  });
}
