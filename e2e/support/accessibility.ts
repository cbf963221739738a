import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type AxeOptions = Parameters<AxeBuilder['options']>[0];

/** All that another theme can change in what can be read. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Returns what axe finds wrong in a page, or in a part of it, as it is now: the rule and the elements. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const axe = examinerOf(page, {});
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Returns what cannot be read in a page as it is now. */
export async function unreadableIn(page: Page): Promise<string[]> {
  const { violations } = await examinerOf(page, { runOnly: OF_COLOURS }).analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
  );
}

/** Only a page with frames needs the slow way, by which each frame is examined apart and a second page sums it up. */
function examinerOf(page: Page, options: AxeOptions): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ ...options, resultTypes: ['violations'] });
}

/** Returns by how many pixels a page is wider than its window: nobody should have to scroll sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
