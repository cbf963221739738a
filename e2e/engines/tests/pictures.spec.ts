import { findNamedOffer } from '../../support/offers.ts';
import { pagesOfEachKind } from '../../support/sitemap.ts';
import { expect, test } from '../test.ts';
import { linesOverPictures } from '../visitor/lines-over-pictures.ts';
import type { Visitor } from '../visitor/visitor.ts';

/** Those that an engine of its own mind has broken once. */
const OFTEN_BROKEN = ['/', '/valeurs', '/devenir-entrepreneur', '/ils-temoignent'];
/** As many tests as it takes for each to stay within its time. */
const PARTS = [0, 1, 2];

async function check(visitor: Visitor, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visitor.open(path);
    await visitor.heading.appears();
    expect(await linesOverPictures(visitor), path).toEqual([]);
  }
}

test('[A11Y-01] @short no picture shares the place of a text that is not laid over it', async ({
  visitor,
}) => {
  await check(visitor, OFTEN_BROKEN);
});

for (const part of PARTS) {
  test(`[A11Y-01] the same on a page of each kind, part ${part + 1}`, async ({ visitor, request }) => {
    const pages = (await pagesOfEachKind(request)).filter((path) => !OFTEN_BROKEN.includes(path));
    await check(
      visitor,
      pages.filter((_, index) => index % PARTS.length === part),
    );
  });
}

test('[A11Y-01] the same on results, an offer, a form and an error', async ({
  visitor,
  request,
  apiAddress,
}) => {
  const offer = await findNamedOffer(request, apiAddress, 'boulanger');
  await check(visitor, ['/offres-emploi', offer.url, '/alerte', '/favoris', '/candidature-spontanee']);
});
