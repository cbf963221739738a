import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { startEngine } from './drivers/engines.ts';
import type { EngineName } from './drivers/engines.ts';
import type { Engine } from './drivers/tab.ts';
import { Visitor } from './visitor/visitor.ts';

const HEIGHT = 844;

interface Options {
  width: number;
  isFirstVisit: boolean;
}

export interface WorkerOptions {
  engineName: EngineName;
}

const SITE = () => process.env['SITE_ADDRESS'] ?? '';

/** Playwright's `test` with a visitor in one of the engines. Fails tests whose pages log errors. */
export const test = base.extend<
  Options & { visitor: Visitor; apiAddress: string },
  WorkerOptions & { engine: Engine }
>({
  baseURL: async ({}, use) => use(SITE()),
  apiAddress: async ({}, use) => use(process.env['API_ADDRESS'] ?? ''),
  engineName: ['chromium', { option: true, scope: 'worker' }],
  width: [1280, { option: true }],
  isFirstVisit: [false, { option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ engine, width, isFirstVisit }, use, info) => {
    const tab = await engine.newTab({ width, height: HEIGHT });
    const visitor = new Visitor(tab, SITE(), width);
    if (!isFirstVisit) await visitor.allowCookies();
    await use(visitor);
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('last-screen.png'), await tab.screenshot());
    await tab.close();
    base.expect(tab.consoleErrors).toEqual([]);
  },
});

export { expect } from '@playwright/test';
