import type { Browser } from '@playwright/test';
import { LEGAL, RESULTS } from '../first-visit/pages.ts';
import { openPhone } from '../browser/phone.ts';
import { NO_LIMIT } from '../browser/emulation.ts';

export interface Journey {
  name: string;
  from: string;
  /** Selector of the links to follow: the first, then the second. */
  link: string;
  /** Target of the first link. */
  to: string;
  /** Target of the second link, which was not focused before and so not prefetched. */
  toSecond: string;
}

const JOURNEYS = [
  { name: 'home → results', from: '/', link: 'a[href="/offres-emploi"]' },
  { name: 'results → offer', from: RESULTS, link: 'main article a[href^="/offre-emploi/"]' },
  { name: 'legal → results', from: LEGAL, link: 'a[href="/offres-emploi"]' },
] as const;

/** Returns the journeys with the current targets of their links. */
export async function findJourneys(browser: Browser, site: string): Promise<Journey[]> {
  const phone = await openPhone(browser, NO_LIMIT);
  const journeys: Journey[] = [];
  for (const { name, from, link } of JOURNEYS) {
    await phone.page.goto(site + from);
    const [to, toSecond] = await phone.page
      .locator(link)
      .evaluateAll((links) => links.map((found) => found.getAttribute('href')));
    if (!to || !toSecond)
      throw new Error(`${from} does not have two links ${link} for the journey “${name}”.`);
    journeys.push({ name, from, link, to, toSecond });
  }
  await phone.close();
  return journeys;
}
