import { pathOf } from './programs.ts';
import { startWithPuppeteer } from './puppeteer.ts';
import type { Engine } from './tab.ts';
import { startWebKit } from './webkit.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/**
 * Starts an engine.
 * @throws Error when it is not installed.
 */
export function startEngine(name: EngineName): Promise<Engine> {
  if (name !== 'webkit') return startWithPuppeteer(name === 'chromium' ? 'chrome' : 'firefox', pathOf(name));
  return startWebKit({
    driver: pathOf('webkitDriver'),
    browser: pathOf('webkit'),
    display: pathOf('display'),
  });
}
