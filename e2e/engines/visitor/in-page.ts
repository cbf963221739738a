import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Tab } from '../drivers/tab.ts';
import { findAll } from './find-all.ts';

const { resolve } = createRequire(import.meta.url);
/** Script with the testing library and `findAll`. */
const FINDER = `${readFileSync(resolve('@testing-library/dom').replace(/index\.js$/, '@testing-library/dom.umd.js'), 'utf8')}
window.findAll = ${findAll.toString()};`;

/** Runs a function in the page with `window.findAll`. */
export async function inPage<Parameters extends unknown[], Value>(
  tab: Tab,
  script: (...parameters: Parameters) => Value,
  ...parameters: Parameters
): Promise<Value> {
  if (!(await tab.evaluate(() => Boolean(window.findAll)))) await tab.load(FINDER);
  return tab.evaluate(script, ...parameters);
}
