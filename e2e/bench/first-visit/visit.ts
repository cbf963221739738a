import type { Browser } from '@playwright/test';
import { openPhone } from '../browser/phone.ts';
import { TRACE_CATEGORIES, tasksAfterPaint } from '../browser/trace.ts';
import { cumulativeShift } from '../rules/layout-shift.ts';
import { blockingTime, longestTask } from '../rules/main-thread.ts';

/** Time without requests and long tasks after which a visit ends. */
const QUIET_MILLISECONDS = 2_000;

/** Metrics of a first visit. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  shift: number;
  blocking: number;
  longestTask: number;
  requests: number;
  /** Transferred bytes: those of documents and scripts without headers. */
  bytes: { document: number; scripts: number; all: number };
  /** Content encoding of the document. */
  encoding: string;
  /** Requested URLs of other origins. */
  thirdParties: string[];
}

/** Measures a first visit on a slow phone. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const phone = await openPhone(browser);
  const { page, network } = phone;
  try {
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await page.goto(url, { waitUntil: 'load' });
    await phone.quiet(QUIET_MILLISECONDS);
    const seen = await phone.observed();
    const tasks = tasksAfterPaint(await browser.stopTracing());
    // Prefetches do not block the page.
    const requests = network.requests.filter(({ type, isFromCache }) => type !== 'Prefetch' && !isFromCache);
    const bytesOf = (kind: string) =>
      requests
        .filter(({ type }) => type === kind)
        .reduce((sum, { bytes, headerBytes }) => sum + bytes - headerBytes, 0);
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
        .filter((requested) => new URL(requested).origin !== new URL(url).origin),
    };
  } finally {
    await phone.close();
  }
}
