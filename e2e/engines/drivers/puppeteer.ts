import { Buffer } from 'node:buffer';
import puppeteer from 'puppeteer-core';
import type { BrowserContext, Page } from 'puppeteer-core';
import { CHROMIUM_ARGUMENTS } from '../../support/chromium-arguments.ts';
import type { Engine, Tab } from './tab.ts';

/** Firefox's words where a page is left while its service worker still loads a picture: the request was cut off, nothing failed. */
const CUT_OFF = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Starts Chromium, or Firefox by WebDriver BiDi. */
export async function startWithPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    args: browser === 'chrome' ? [...CHROMIUM_ARGUMENTS, '--lang=fr-FR'] : [],
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR, fr' },
  });
  return {
    async newTab(size) {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return tabOf(page, context);
    },
    stop: () => running.close(),
  };
}

function tabOf(page: Page, context: BrowserContext): Tab {
  const consoleErrors: string[] = [];
  const note = (error: string) => {
    if (!CUT_OFF.test(error)) consoleErrors.push(error);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  return {
    consoleErrors,
    async open(address) {
      await page.goto(address, { waitUntil: 'load' });
    },
    async back() {
      await page.goBack();
    },
    setCookie: (name, value, address) =>
      context.setCookie({ name, value, domain: new URL(address).hostname, path: '/' }),
    async load(script) {
      await page.evaluate(script);
    },
    evaluate: <Parameters extends unknown[], Value>(
      script: (...parameters: Parameters) => Value,
      ...parameters: Parameters
    ) => page.evaluate(`(${script.toString()})(...${JSON.stringify(parameters)})`) as Promise<Value>,
    click: ({ x, y }) => page.mouse.click(x, y),
    hover: ({ x, y }) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async chooseFile(selector, path) {
      const input = await page.$(`${selector}[type=file]`);
      await (await input?.toElement('input'))?.uploadFile(path);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    async standAt(position) {
      await context.setPermission(new URL(page.url()).origin, {
        permission: { name: 'geolocation' },
        state: 'granted',
      });
      await page.setGeolocation(position);
    },
    print: () => page.pdf({ format: 'A4' }),
    close: () => context.close(),
  };
}
