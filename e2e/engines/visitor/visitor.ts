import { expect } from '@playwright/test';
import type { Key, Tab } from '../drivers/tab.ts';
import { readPdf } from '../../support/pdf.ts';
import { inPage } from './in-page.ts';
import { usePrintStyles } from './use-print-styles.ts';
import { targetsOf } from './target.ts';
import type { Target } from './target.ts';
import { until } from './until.ts';

/** A visitor in a browser tab. */
export class Visitor {
  readonly tab: Tab;
  readonly width: number;
  readonly #site: string;
  readonly role: ReturnType<typeof targetsOf>['role'];
  readonly label: ReturnType<typeof targetsOf>['label'];
  readonly text: ReturnType<typeof targetsOf>['text'];

  constructor(tab: Tab, site: string, width: number) {
    this.tab = tab;
    this.width = width;
    this.#site = site;
    ({ role: this.role, label: this.label, text: this.text } = targetsOf(tab));
  }

  /** True when menus and filters are behind buttons. */
  get isOnPhone(): boolean {
    return this.width < 768;
  }

  get heading(): Target {
    return this.role('heading', undefined, { level: 1 });
  }

  async open(path: string): Promise<void> {
    await this.tab.open(new URL(path, this.#site).href);
    await until(async () =>
      expect(await this.tab.evaluate(() => document.documentElement.dataset['hydrated'])).toBeDefined(),
    );
  }

  back(): Promise<void> {
    return this.tab.back();
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  /** Waits until path and query match. */
  async isAt(address: string | RegExp): Promise<void> {
    await until(async () => {
      const path = expect(await this.read(() => location.pathname + location.search));
      if (typeof address === 'string') path.toBe(address);
      else path.toMatch(address);
    });
  }

  /** Returns the text of the printed page, and its number of pages when the driver can print. */
  async print(): Promise<{ text: string; pages?: number }> {
    const pdf = await this.tab.print();
    return { ...(pdf && { pages: (await readPdf(pdf)).pages }), text: await this.read(usePrintStyles) };
  }

  /** Runs a function in the page. */
  read<Parameters extends unknown[], Value>(
    script: (...parameters: Parameters) => Value,
    ...parameters: Parameters
  ): Promise<Value> {
    return inPage(this.tab, script, ...parameters);
  }

  /** Sets the consent cookie, so that the banner covers nothing. */
  allowCookies(): Promise<void> {
    return this.tab.setCookie('TC_PRIVACY_CENTER', '1', this.#site);
  }
}
