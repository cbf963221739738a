import assert from 'node:assert/strict';
import { Documented } from './documented.ts';

const BASE = '/api/v2.0';

export interface ApiAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Client of any server of the job API that checks every response against the OpenAPI document. */
export class AcceptedApi {
  readonly #address: string;
  readonly #documented = new Documented();

  constructor(address: string) {
    this.#address = address.replace(/\/$/, '');
  }

  /** GETs JSON below the API's base. */
  async get<Body>(path: string, headers: Record<string, string> = {}): Promise<ApiAnswer<Body>> {
    const response = await this.fetch(path, headers);
    const body = (await response.json()) as Body;
    expectSame(this.#documented.errors('get', path, response.status, body), []);
    return { status: response.status, headers: response.headers, body };
  }

  /** GETs JSON that must exist. */
  async found<Body>(path: string): Promise<Body> {
    const { status, body } = await this.get<Body>(path);
    assert.equal(status, 200, `${path} answers ${status}`);
    return body;
  }

  /** GETs, or POSTs a body, without checking the response. */
  fetch(path: string, headers: Record<string, string> = {}, body?: FormData | string): Promise<Response> {
    return fetch(this.#address + BASE + path, {
      headers: { accept: 'application/json', 'accept-language': 'fr', ...headers },
      redirect: 'manual',
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
  }
}

/** A named check of a server of the job API. */
export interface Check {
  name: string;
  run(api: AcceptedApi): Promise<void>;
}

export const check = (name: Check['name'], run: Check['run']): Check => ({ name, run });

/** Compares JSON values as they are sent. */
export function expectSame(actual: unknown, expected: unknown): void {
  assert.equal(JSON.stringify(actual), JSON.stringify(expected));
}
