import type { Browser } from '@playwright/test';
import { openPhone } from '../browser/phone.ts';
import { TRACE_CATEGORIES, tasksAfterPaint } from '../browser/trace.ts';
import { cumulativeShift } from '../rules/layout-shift.ts';
import { blockingTime, longestTask } from '../rules/main-thread.ts';

/** No request and no long task for as long: nothing more is coming. */
const QUIET_MILLISECONDS = 2_000;

/** What a first visit costs. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  shift: number;
  blocking: number;
  longestTask: number;
  requests: number;
  /** Compressed bytes, headers included. */
  bytes: { document: number; scripts: number; all: number };
  /** How the document was compressed. */
  encoding: string;
  /** Addresses of other sites that were asked. */
  thirdParties: string[];
}

/** Opens a page on a slow phone that has never been there, and returns what it cost until it was quiet. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const phone = await openPhone(browser);
  const { page, network } = phone;
  try {
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await page.goto(url, { waitUntil: 'load' });
    await phone.quiet(QUIET_MILLISECONDS);
    const seen = await phone.observed();
    const tasks = tasksAfterPaint(await browser.stopTracing());
    // What is fetched ahead of a next page keeps nobody waiting.
    const requests = network.requests.filter(({ type, isFromCache }) => type !== 'Prefetch' && !isFromCache);
    const bytesOf = (wanted: string) =>
      requests.filter(({ type }) => type === wanted).reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      largestElement: seen.largestElement,
      shift: cumulativeShift(seen.shifts),
      blocking: blockingTime(tasks, 0, Number.POSITIVE_INFINITY),
      longestTask: longestTask(tasks, 0, Number.POSITIVE_INFINITY),
      requests: requests.length,
      bytes: {
        document: bytesOf('Document'),
        scripts: bytesOf('Script'),
        all: requests.reduce((sum, { bytes }) => sum + bytes, 0),
      },
      encoding: requests.find(({ type }) => type === 'Document')?.encoding || 'none',
      thirdParties: requests
        .map(({ url }) => url)
        .filter((asked) => new URL(asked).origin !== new URL(url).origin),
    };
  } finally {
    await phone.close();
  }
}
