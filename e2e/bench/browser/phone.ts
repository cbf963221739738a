import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { PROCESSOR, SCREEN, SLOW_4G, userAgent } from './emulation.ts';
import type { Network } from './emulation.ts';
import { NetworkLog } from './network-log.ts';
import { observe } from './observe.ts';
import type { Observed } from './observe.ts';

const TIMEOUT_MILLISECONDS = 60_000;

/** A slow phone with an empty cache and no cookies. */
export interface Phone {
  page: Page;
  network: NetworkLog;
  limit(network: Network): Promise<void>;
  /**
   * Runs a function in the page, without its closure. Playwright's own `evaluate` first runs a library in the document:
   * a long task that would be measured too.
   */
  evaluate<Result, Input = undefined>(script: (input: Input) => Result, input?: Input): Promise<Result>;
  /** Returns the metrics of the current document. */
  observed(): Promise<Observed>;
  /**
   * Resolves after a time without network activity and long tasks.
   * @throws Error with the pending requests at the time-out.
   */
  quiet(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

export async function openPhone(browser: Browser, network = SLOW_4G): Promise<Phone> {
  const context = await browser.newContext({
    ...SCREEN,
    userAgent: userAgent(browser.version()),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // It registers after the measurement, and its requests would bypass the emulated network.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const limit = async (conditions: Network) => {
    await session.send('Network.emulateNetworkConditions', conditions);
  };
  await limit(network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  await page.addInitScript(observe);
  const log = new NetworkLog(session);
  const evaluate: Phone['evaluate'] = (script, input) => runInPage(session, script, input);
  return {
    page,
    network: log,
    limit,
    evaluate,
    observed: () => evaluate(() => window.bench_),
    async quiet(milliseconds) {
      const started = Date.now();
      // Counts from now at the earliest: effects of the caller's last action may be delayed.
      const restSince = (change: number) =>
        log.pending.length > 0 ? 0 : Date.now() - Math.max(started, change);
      while (Date.now() < started + TIMEOUT_MILLISECONDS) {
        let rest = restSince(log.changedAt);
        // Evaluates nothing while the page is busy.
        if (rest >= milliseconds) rest = restSince(Math.max(log.changedAt, await evaluate(endOfLongTask)));
        if (rest >= milliseconds) return;
        await pause(Math.max(50, milliseconds - rest));
      }
      throw new Error(
        `${page.url()} does not become idle; pending: ${log.pending.join(', ') || 'long tasks'}.`,
      );
    },
    close: () => context.close(),
  };
}

/** Returns the end of the page's last long task, in milliseconds since 1970. */
function endOfLongTask(): number {
  const last = window.bench_.longTasks.at(-1);
  return last ? performance.timeOrigin + last.start + last.duration : 0;
}

async function runInPage<Result, Input>(
  session: CDPSession,
  script: (input: Input) => Result,
  input: Input | undefined,
): Promise<Result> {
  const expression = `(${script.toString()})(${JSON.stringify(input) ?? ''})`;
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`The page threw ${exceptionDetails.text}: ${expression}`);
  return result.value as Result;
}
