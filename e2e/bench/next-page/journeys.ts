import type { Browser } from '@playwright/test';
import { LEGAL, RESULTS } from '../first-visit/pages.ts';
import { openPhone } from '../browser/phone.ts';
import { NO_LIMIT } from '../browser/emulation.ts';

export interface Journey {
  name: string;
  from: string;
  /** Finds the links that are followed: the first, then the second. */
  link: string;
  /** Where the first leads. */
  to: string;
  /** Where the second leads: it was not focused before, which would have fetched its page ahead. */
  toSecond: string;
}

const JOURNEYS = [
  { name: 'home → results', from: '/', link: 'a[href="/offres-emploi"]' },
  { name: 'results → offer', from: RESULTS, link: 'main article a[href^="/offre-emploi/"]' },
  { name: 'legal → results', from: LEGAL, link: 'a[href="/offres-emploi"]' },
] as const;

/** Returns the journeys, with the addresses that their links have today. */
export async function findJourneys(browser: Browser, site: string): Promise<Journey[]> {
  const phone = await openPhone(browser, NO_LIMIT);
  const journeys: Journey[] = [];
  for (const { name, from, link } of JOURNEYS) {
    await phone.page.goto(site + from);
    const [to, toSecond] = await phone.page
      .locator(link)
      .evaluateAll((links) => links.map((found) => found.getAttribute('href')));
    if (!to || !toSecond)
      throw new Error(`${from} has no two links ${link}: the journey “${name}” has changed.`);
    journeys.push({ name, from, link, to, toSecond });
  }
  await phone.close();
  return journeys;
}
