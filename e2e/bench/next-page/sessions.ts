import type { Browser } from '@playwright/test';
import { NO_LIMIT } from '../browser/emulation.ts';
import { openPhone } from '../browser/phone.ts';
import type { Phone } from '../browser/phone.ts';
import { QUIET_MILLISECONDS, follow, pointAt } from './follow.ts';
import type { Followed } from './follow.ts';
import type { Journey } from './journeys.ts';

/** Variants of each journey. */
export const WAYS = ['cold', 'pointed at', 'back', 'scripts there'] as const;
export type WayName = (typeof WAYS)[number];

/** Measures client-side navigations, without and with hovering the link first. */
export async function byLinks(
  browser: Browser,
  site: string,
  { from, link }: Journey,
): Promise<Record<WayName, Followed>> {
  const unprepared = await visitOf(browser, site + from, async (phone) => {
    const cold = await follow(phone, { click: link, nth: 0 });
    const back = await follow(phone, 'back');
    await phone.limit(NO_LIMIT);
    return { cold, back, 'scripts there': await follow(phone, { click: link, nth: 1 }) };
  });
  const pointedAt = await visitOf(browser, site + from, async (phone) => {
    await pointAt(phone, link);
    return follow(phone, { click: link, nth: 0 });
  });
  return { ...unprepared, 'pointed at': pointedAt };
}

/** Measures navigations by document, of the site or of nginx, where hovering has no effect. */
export function byDocuments(
  browser: Browser,
  address: string,
  { from, to, toSecond }: Journey,
): Promise<Record<WayName, Followed>> {
  return visitOf(browser, address + from, async (phone) => {
    const cold = await follow(phone, { document: address + to });
    const back = await follow(phone, 'back');
    await phone.limit(NO_LIMIT);
    return {
      cold,
      back,
      'pointed at': cold,
      'scripts there': await follow(phone, { document: address + toSecond }),
    };
  });
}

async function visitOf<Result>(
  browser: Browser,
  url: string,
  act: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const phone = await openPhone(browser);
  try {
    await phone.page.goto(url, { waitUntil: 'load' });
    await phone.quiet(QUIET_MILLISECONDS);
    return await act(phone);
  } finally {
    await phone.close();
  }
}
