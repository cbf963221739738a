import type { Browser } from '@playwright/test';
import { BLOCKING_CATEGORIES, blockingTime } from './blocking-time.ts';

/** What loading a page costs a visitor. */
export interface PageCost {
  requests: number;
  /** Compressed bytes by kind. */
  bytes: Record<'document' | 'script' | 'font' | 'image' | 'other', number>;
  firstPaint: number;
  largestPaint: number;
  /** Milliseconds by which tasks of the main thread went over 50 ms of processor time. */
  blocking: number;
  shift: number;
}

/** A slow phone: 4x slower processor, 1.6 Mbit/s, 150 ms. */
const NETWORK = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const PROCESSOR = 4;
const SETTLE_MILLISECONDS = 2_500;

declare global {
  interface Window {
    cost_: { largest: number; shift: number };
  }
}

/** Loads a page cold, as a slow phone on slow 4G, and returns what it cost. */
export async function measurePage(browser: Browser, url: string): Promise<PageCost> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  const bytes: PageCost['bytes'] = { document: 0, script: 0, font: 0, image: 0, other: 0 };
  const kinds = new Map<string, keyof PageCost['bytes']>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = type.toLowerCase();
    kinds.set(requestId, kind in bytes ? (kind as keyof PageCost['bytes']) : 'other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength;
  });
  await page.addInitScript(() => {
    window.cost_ = { largest: 0, shift: 0 };
    const observe = (type: string, use: (entry: PerformanceEntry & { value?: number }) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
    observe('largest-contentful-paint', (entry) => (window.cost_.largest = entry.startTime));
    observe('layout-shift', (entry) => (window.cost_.shift += entry.value ?? 0));
  });
  await browser.startTracing(page, { categories: BLOCKING_CATEGORIES });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  const cost = await page.evaluate(() => ({
    ...window.cost_,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  const blocking = blockingTime(await browser.stopTracing());
  await context.close();
  return {
    requests: kinds.size,
    bytes,
    firstPaint: cost.first,
    largestPaint: cost.largest,
    blocking,
    shift: cost.shift,
  };
}
