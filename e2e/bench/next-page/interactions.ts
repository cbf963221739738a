import type { Browser, Page } from '@playwright/test';
import { CV } from '../../support/application.ts';
import { NO_LIMIT } from '../browser/emulation.ts';
import { openPhone } from '../browser/phone.ts';
import { RESULTS } from '../first-visit/pages.ts';
import { QUIET_MILLISECONDS } from './follow.ts';

export interface Interaction {
  name: string;
  path: string;
  /** Runs before the measurement. */
  prepare?(page: Page): Promise<void>;
  /** One tap. */
  act(page: Page): Promise<void>;
}

/** Returns expensive interactions: dialogs, the largest list, a step of the largest form. */
export function interactionsOf(offerPath: string): Interaction[] {
  return [
    {
      name: 'burger menu',
      path: RESULTS,
      act: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
    },
    {
      name: 'filter of the results',
      path: RESULTS,
      prepare: (page) => page.getByRole('button', { name: 'Filtres' }).tap(),
      act: (page) =>
        page
          .getByRole('dialog', { name: 'Filtrer les offres' })
          .getByRole('checkbox', { name: /^CDI/ })
          .tap(),
    },
    {
      name: 'step of the application',
      path: `${offerPath}#candidature/cv`,
      prepare: (page) => page.getByRole('dialog').first().locator('input[type=file]').setInputFiles(CV),
      act: (page) => page.getByRole('dialog').first().getByRole('button', { name: 'Continuer' }).tap(),
    },
  ];
}

/** Returns the time from a tap to the next paint in milliseconds, of its slowest event (Event Timing). */
export async function timeOfInteraction(
  browser: Browser,
  site: string,
  { path, prepare, act }: Interaction,
): Promise<number> {
  const phone = await openPhone(browser, NO_LIMIT);
  const { page } = phone;
  try {
    // Without consent, the banner would cover the bottom of the page.
    await page.context().addCookies([{ name: 'TC_PRIVACY_CENTER', value: '1', url: site }]);
    await page.goto(site + path, { waitUntil: 'load' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await phone.quiet(QUIET_MILLISECONDS);
    await prepare?.(page);
    await phone.quiet(QUIET_MILLISECONDS);
    const since = await phone.evaluate(() => performance.now());
    await act(page);
    await phone.quiet(QUIET_MILLISECONDS);
    const { interactions } = await phone.observed();
    return Math.max(...interactions.filter(({ at }) => at >= since).map(({ duration }) => duration), 0);
  } finally {
    await phone.close();
  }
}
