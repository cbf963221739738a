import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { testConfiguration } from '../site.ts';

/** Answers a request of a page to what is its own; undefined for any other request. */
export type OwnAnswers = (request: Request) => Promise<Response> | undefined;

/** Elements whose URLs browsers fetch by themselves. */
const SUBRESOURCES =
  'img[src], script[src], iframe[src], source[src], video[src], audio[src], link[href]:not([rel="canonical"])';
const GLOBALS = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'] as const;

const REMEDY =
  'is of another host: import the file, or ask the job API or a backend that package.json declares';

/** Records and blocks network requests. The job API is a double, so it makes none. */
export class NetworkWatch {
  readonly requests: string[] = [];
  readonly #own: readonly OwnAnswers[];
  readonly #before = new Map<string, PropertyDescriptor | undefined>();
  readonly #onRequest = (message: unknown) => {
    const { request } = message as { request?: { host?: string; path?: string } };
    this.requests.push(`http request to ${request?.host ?? 'a host'}${request?.path ?? ''}`);
  };

  constructor(own: readonly OwnAnswers[] = []) {
    this.#own = own;
  }

  start(): void {
    subscribe('http.client.request.start', this.#onRequest);
    for (const name of GLOBALS) {
      this.#before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      const { requests } = this;
      const block = function (this: unknown, input?: unknown) {
        requests.push(`${name}(${describe(input)})`);
        throw new Error(`${name} is blocked by the conformance test.`);
      };
      const value = name === 'fetch' ? this.#fetch(block) : block;
      Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
    }
  }

  #fetch(block: (input: unknown) => never) {
    return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const address = URL.parse(describe(input), testConfiguration.publicBaseUrl);
      const request = address && new Request(address, input instanceof Request ? input : init);
      if (!request) return block(input);
      for (const answers of this.#own) {
        const answer = await answers(request);
        if (answer) return answer;
      }
      return block(input);
    };
  }

  get faults(): string[] {
    return this.requests.map((request) => `${request} ${REMEDY}`);
  }

  stop(): void {
    unsubscribe('http.client.request.start', this.#onRequest);
    for (const [name, descriptor] of this.#before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  }
}

/** Returns subresource URLs of other origins. */
export function foreignAddresses(element: Element): string[] {
  const base = testConfiguration.publicBaseUrl;
  return [...element.querySelectorAll(SUBRESOURCES)]
    .map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '')
    .filter((address) => URL.parse(address, base)?.origin !== base && !address.startsWith('data:'));
}

function describe(input: unknown): string {
  if (input instanceof Request) return input.url;
  return typeof input === 'string' || input instanceof URL ? String(input) : '';
}
