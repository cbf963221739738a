import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { PROCESSOR, SCREEN, SLOW_4G, userAgent } from './emulation.ts';
import type { Network } from './emulation.ts';
import { NetworkLog } from './network-log.ts';
import { observe } from './observe.ts';
import type { Observed } from './observe.ts';

const TIMEOUT_MILLISECONDS = 60_000;

/** A slow phone with an empty cache and no cookie. */
export interface Phone {
  page: Page;
  network: NetworkLog;
  limit(network: Network): Promise<void>;
  /**
   * What a function returns in the page, of which it sees nothing else. Playwright's own `evaluate` first runs a library
   * there: a long task, in the midst of what is measured.
   */
  ask<Result, Input = undefined>(question: (input: Input) => Result, input?: Input): Promise<Result>;
  /** What the document that is open has told of itself. */
  observed(): Promise<Observed>;
  /**
   * Resolves once nothing was asked for, nothing has come and no long task has run for as long.
   * @throws Error naming what never ends.
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
    // It comes long after the page is quiet, and its requests would pass by the slow network.
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
  const ask: Phone['ask'] = (question, input) => evaluate(session, question, input);
  return {
    page,
    network: log,
    limit,
    ask,
    observed: () => ask(() => window.bench_),
    async quiet(milliseconds) {
      const asked = Date.now();
      // What the caller has just done may not have begun to show.
      const restSince = (change: number) =>
        log.underWay.length > 0 ? 0 : Date.now() - Math.max(asked, change);
      while (Date.now() < asked + TIMEOUT_MILLISECONDS) {
        let rest = restSince(log.changedAt);
        // The page is asked nothing while it works.
        if (rest >= milliseconds) rest = restSince(Math.max(log.changedAt, await ask(endOfLongTask)));
        if (rest >= milliseconds) return;
        await pause(Math.max(50, milliseconds - rest));
      }
      throw new Error(
        `${page.url()} never comes to rest; under way: ${log.underWay.join(', ') || 'long tasks'}.`,
      );
    },
    close: () => context.close(),
  };
}

/** When the page's last long task ended, in milliseconds since 1970. */
function endOfLongTask(): number {
  const last = window.bench_.longTasks.at(-1);
  return last ? performance.timeOrigin + last.start + last.duration : 0;
}

async function evaluate<Result, Input>(
  session: CDPSession,
  question: (input: Input) => Result,
  input: Input | undefined,
): Promise<Result> {
  const expression = `(${question.toString()})(${JSON.stringify(input) ?? ''})`;
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`The page answered with ${exceptionDetails.text}: ${expression}`);
  return result.value as Result;
}
