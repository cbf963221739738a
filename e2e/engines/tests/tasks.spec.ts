import { test } from '../test.ts';
import { searchFor } from './search-for.ts';

test('[SEARCH-01] @short search by two suggestions, open an offer, come back to it', async ({ visitor }) => {
  await visitor.open('/');
  await searchFor(visitor, {
    job: { typed: 'boulan', chosen: /^Boulanger\b(?! tourier)/ },
    place: { typed: 'le mans', chosen: /^Le Mans \(72\)/ },
  });
  await visitor.heading.reads(/^Offres d'emploi - Boulanger - Le Mans \(72\)$/);
  await visitor.heading.hasFocus();
  const card = visitor.role('main').role('article').nth(2).role('link').nth(0);
  const [title = ''] = await card.texts();
  await card.click();
  await visitor.isAt(/^\/offre-emploi\//);
  await visitor.heading.reads(title);
  await visitor.back();
  await visitor.heading.reads(/^Offres d'emploi - Boulanger/);
  await card.reads(title);
  await card.hasFocus();
});
