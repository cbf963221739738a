import type { Browser } from '@playwright/test';
import { NEXT_PAGE } from '../budgets.ts';
import { figure } from '../report/figure.ts';
import { progress } from '../report/report.ts';
import type { Report, Row } from '../report/report.ts';
import { interactionsOf, timeOfInteraction } from './interactions.ts';

/** Measures taps on loaded pages. */
export async function measureInteractions(options: {
  browser: Browser;
  site: string;
  offerPath: string;
  runs: number;
  report: Report;
}): Promise<void> {
  const { browser, site, offerPath, runs, report } = options;
  const rows: Row[] = [];
  for (const interaction of interactionsOf(offerPath)) {
    const times: number[] = [];
    for (let run = 1; run <= runs; run += 1) {
      progress(`taps: ${interaction.name}, run ${run} of ${runs}`);
      times.push(await timeOfInteraction(browser, site, interaction));
    }
    rows.push({ tap: interaction.name, 'next paint ms': figure(times, 0, NEXT_PAGE.interaction) });
  }
  const note = 'Event Timing, in steps of 8 ms; processor 4 times slower, unlimited network.';
  report.table('Taps: until the next paint', rows, note);
}
