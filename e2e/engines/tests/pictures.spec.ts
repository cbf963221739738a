import { findNamedOffer } from '../../support/offers.ts';
import { pagesOfEachKind } from '../../support/sitemap.ts';
import { expect, test } from '../test.ts';
import { linesOverPictures } from '../visitor/lines-over-pictures.ts';
import type { Visitor } from '../visitor/visitor.ts';

/** Pages with former layout bugs in one engine. */
const FRAGILE = ['/', '/valeurs', '/devenir-entrepreneur', '/ils-temoignent'];
/** Split so that each test stays within its time-out. */
const PARTS = [0, 1, 2];

async function check(visitor: Visitor, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visitor.open(path);
    await visitor.heading.appears();
    expect(await linesOverPictures(visitor), path).toEqual([]);
  }
}

test('[A11Y-01] @short no picture overlaps a text by accident', async ({ visitor }) => {
  await check(visitor, FRAGILE);
});

for (const part of PARTS) {
  test(`[A11Y-01] no picture overlaps a text on a page of each kind, part ${part + 1}`, async ({
    visitor,
    request,
  }) => {
    const pages = (await pagesOfEachKind(request)).filter((path) => !FRAGILE.includes(path));
    await check(
      visitor,
      pages.filter((_, index) => index % PARTS.length === part),
    );
  });
}

test('[A11Y-01] no picture overlaps a text on results, an offer, forms and favourites', async ({
  visitor,
  request,
  apiAddress,
}) => {
  const offer = await findNamedOffer(request, apiAddress, 'boulanger');
  await check(visitor, ['/offres-emploi', offer.url, '/alerte', '/favoris', '/candidature-spontanee']);
});
