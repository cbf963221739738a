import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { testConfiguration } from '../site.ts';

/** What leads out of a page, and a browser asks for by itself. */
const ASKED =
  'img[src], script[src], iframe[src], source[src], video[src], audio[src], link[href]:not([rel="canonical"])';
const NAMES = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'] as const;

/** Notes whatever is asked of a network beside the job API, which tests answer themselves; none of it is let out. */
export class NetworkWatch {
  readonly asked: string[] = [];
  readonly #before = new Map<string, PropertyDescriptor | undefined>();
  readonly #onRequest = (message: unknown) => {
    const { request } = message as { request?: { host?: string; path?: string } };
    this.asked.push(`http request to ${request?.host ?? 'a host'}${request?.path ?? ''}`);
  };

  /** Begins to watch; a browser's own ways are watched where there is one. */
  start(): void {
    subscribe('http.client.request.start', this.#onRequest);
    for (const name of NAMES) {
      this.#before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      const asked = this.asked;
      const refuse = function (this: unknown, input?: unknown) {
        asked.push(`${name}(${describe(input)})`);
        throw new Error(`${name} is not let out by the conformance test.`);
      };
      const value = name === 'fetch' ? async (input?: unknown) => refuse(input) : refuse;
      Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
    }
  }

  stop(): void {
    unsubscribe('http.client.request.start', this.#onRequest);
    for (const [name, descriptor] of this.#before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  }
}

/** Returns addresses of other origins that a page's elements ask for as soon as they stand in it. */
export function foreignAddresses(element: Element): string[] {
  const base = testConfiguration.publicBaseUrl;
  return [...element.querySelectorAll(ASKED)]
    .map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '')
    .filter((address) => URL.parse(address, base)?.origin !== base && !address.startsWith('data:'));
}

function describe(input: unknown): string {
  if (input instanceof Request) return input.url;
  return typeof input === 'string' || input instanceof URL ? String(input) : '';
}
