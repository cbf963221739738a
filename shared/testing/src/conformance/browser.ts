import { JSDOM } from 'jsdom';
import type { DOMWindow } from 'jsdom';
import { testConfiguration } from '../site.ts';

/** Globals taken from jsdom although Node may have them. Node's `fetch`, `URL` and timers stay. */
const BROWSER_GLOBALS = ['window', 'document', 'navigator', 'location', 'history', 'Event', 'CustomEvent'];

/** The library's build for Node does not write styles into the document. */
const BROWSER_STYLED_COMPONENTS = 'styled-components/dist/styled-components.browser.cjs.js';

/** Stub of IntersectionObserver and ResizeObserver: nothing is laid out. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Loads server-rendered HTML at an address; returns the element around it. */
export type ShowPage = (address: string, html: string) => HTMLElement;

/** Runs a function with a `window`; modules imported meanwhile are evaluated again, as in a browser. */
export async function inBrowser(work: (show: ShowPage) => Promise<void>): Promise<void> {
  const page = new JSDOM(
    '<!doctype html><html lang="fr"><head><title>Page</title></head><body><main></main></body></html>',
    { url: testConfiguration.publicBaseUrl, pretendToBeVisual: true },
  );
  addMissing(page.window);
  jest.resetModules();
  jest.doMock('styled-components', () => jest.requireActual<object>(BROWSER_STYLED_COMPONENTS));
  const restore = installGlobals(page.window);
  try {
    await work((address, html) => {
      page.reconfigure({ url: new URL(address, testConfiguration.publicBaseUrl).href });
      const main = page.window.document.createElement('main');
      main.innerHTML = html;
      page.window.document.body.replaceChildren(main);
      return main;
    });
  } finally {
    restore();
    jest.dontMock('styled-components');
    page.window.close();
  }
}

/** Adds browser APIs that jsdom lacks. */
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

function installGlobals(window: DOMWindow): () => void {
  const names = Object.getOwnPropertyNames(window).filter(
    (name) => BROWSER_GLOBALS.includes(name) || !(name in globalThis),
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
