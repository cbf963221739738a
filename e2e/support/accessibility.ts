import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

type AxeOptions = Parameters<AxeBuilder['options']>[0];

/** Rules about colours, which depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns the violations that axe finds in a page, or in a part of it, with their elements. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  // The progress bar, outside of the landmarks, stays for half a second after a navigation.
  await expect(page.locator('[data-progress]:visible')).toHaveCount(0);
  const axe = builderFor(page, {});
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Returns colour contrast violations. */
export async function unreadableIn(page: Page): Promise<string[]> {
  const { violations } = await builderFor(page, { runOnly: COLOUR_RULES }).analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
  );
}

/** Uses axe's faster legacy mode, which does not support frames, on pages without any. */
function builderFor(page: Page, options: AxeOptions): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ ...options, resultTypes: ['violations'] });
}

/** Returns the horizontal overflow of a page in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
