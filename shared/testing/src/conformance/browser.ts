import { JSDOM } from 'jsdom';
import type { DOMWindow } from 'jsdom';
import { testConfiguration } from '../site.ts';

/** Of a browser alone: Node's own `fetch`, `URL`, timers and so on stay, as pages get them everywhere. */
const OF_BROWSERS = ['window', 'document', 'navigator', 'location', 'history', 'Event', 'CustomEvent'];

/** Its build for Node keeps styles to itself. */
const STYLES_OF_BROWSERS = 'styled-components/dist/styled-components.browser.cjs.js';

/** Elements never come into view, and never change their size: nothing is laid out. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Writes a server's HTML at an address, and returns the element around it. */
export type ShowPage = (address: string, html: string) => HTMLElement;

/**
 * Does the work where there is a `window`: whatever is imported meanwhile takes itself to be in a browser, as it took
 * itself to be on a server before.
 */
export async function inBrowser(work: (show: ShowPage) => Promise<void>): Promise<void> {
  const page = new JSDOM(
    '<!doctype html><html lang="fr"><head><title>Page</title></head><body><main></main></body></html>',
    { url: testConfiguration.publicBaseUrl, pretendToBeVisual: true },
  );
  addMissing(page.window);
  // What is loaded from now on meets a window, and styles it as in a browser.
  jest.resetModules();
  jest.doMock('styled-components', () => jest.requireActual<object>(STYLES_OF_BROWSERS));
  const takeBack = giveGlobals(page.window);
  try {
    await work((address, html) => {
      page.reconfigure({ url: new URL(address, testConfiguration.publicBaseUrl).href });
      const main = page.window.document.createElement('main');
      main.innerHTML = html;
      page.window.document.body.replaceChildren(main);
      return main;
    });
  } finally {
    takeBack();
    jest.dontMock('styled-components');
    page.window.close();
  }
}

/** What browsers have and jsdom has not. */
function addMissing(window: DOMWindow): void {
  window.Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new window.EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer });
}

function giveGlobals(window: DOMWindow): () => void {
  const names = Object.getOwnPropertyNames(window).filter(
    (name) => OF_BROWSERS.includes(name) || !(name in globalThis),
  );
  const before = new Map(names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));
  for (const name of names)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: Reflect.get(window, name) as unknown,
    });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  return () => {
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  };
}
