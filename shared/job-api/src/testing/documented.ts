import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Ajv from 'ajv';
import type { ValidateFunction } from 'ajv';

const FILE = resolve(import.meta.dirname, '..', '..', 'openapi.json');
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const BASE = '/api/v2.0';

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: { type?: string; minimum?: number; maximum?: number; maxLength?: number; enum?: string[] };
}

interface Operation {
  summary?: string;
  parameters?: Parameter[];
  responses: Record<string, { description: string; content?: Record<string, object> }>;
}

export interface OpenApi {
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: object;
}

/** What the OpenAPI document says of the API's answers. */
export class Documented {
  readonly document: OpenApi;
  readonly #ajv = new Ajv({
    strict: false,
    formats: { 'date-time': DATE_TIME, binary: true, email: true, uuid: true },
  });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor() {
    this.document = JSON.parse(readFileSync(FILE, 'utf8')) as OpenApi;
    this.#ajv.addSchema(this.document, 'document');
  }

  /**
   * Returns what is wrong with an answer: a status the endpoint is not documented to give, or a body of another
   * shape. An address the document does not know must be refused as one.
   */
  problems(method: 'get' | 'post', path: string, status: number, body: unknown): string[] {
    const [address = ''] = path.split('?');
    const template = this.#templateOf(method, BASE + address);
    const pointer =
      template === undefined
        ? '/components/schemas/ErrorItems'
        : this.#answerPointer(template, method, String(status));
    if (pointer === undefined) return [`${method} ${template} is not documented to answer ${status}`];
    const validate = this.#validator(pointer);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${method} ${path} ${status}: ${instancePath} ${message}`,
    );
  }

  #answerPointer(template: string, method: 'get' | 'post', status: string): string | undefined {
    if (!this.document.paths[template]?.[method]?.responses[status]) return undefined;
    const escaped = template.replaceAll('~', '~0').replaceAll('/', '~1');
    return `/paths/${escaped}/${method}/responses/${status}/content/application~1json/schema`;
  }

  #validator(pointer: string): ValidateFunction {
    const known = this.#validators.get(pointer);
    if (known) return known;
    const made = this.#ajv.compile({ $ref: `document#${encodeURI(pointer)}` });
    this.#validators.set(pointer, made);
    return made;
  }

  /** A path without parameters wins over one with them, and a trailing slash makes no difference. */
  #templateOf(method: 'get' | 'post', address: string): string | undefined {
    const bare = address.replace(/\/$/, '');
    const candidates = Object.keys(this.document.paths)
      .filter((path) => this.document.paths[path]?.[method])
      .sort((left, right) => left.split('{').length - right.split('{').length);
    return candidates.find((path) => {
      const pattern = path
        .replace(/\/$/, '')
        .replaceAll('.', '\\.')
        .replaceAll(/\{\w+\}/g, '[^/]+');
      return new RegExp(`^${pattern}$`).test(bare);
    });
  }
}
