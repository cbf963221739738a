import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Ajv from 'ajv';

const FILE = resolve(import.meta.dirname, '..', '..', 'openapi.json');
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const BASE = '/api/v2.0';

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: { type?: string; default?: unknown; enum?: string[] };
}

/** A field of a form. */
export interface Field {
  format?: string;
  description?: string;
  examples?: unknown[];
  enum?: string[];
}

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, Field> } }> };
  responses: Record<
    string,
    { description: string; content?: Record<string, { examples?: Record<string, { value: unknown }> }> }
  >;
}

export interface OpenApi {
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: object;
}

/** Validates answers against the OpenAPI document. */
export class Documented {
  readonly document: OpenApi;
  readonly #ajv = new Ajv({
    strict: false,
    formats: { 'date-time': DATE_TIME, binary: true, email: true, uuid: true },
  });

  constructor() {
    this.document = JSON.parse(readFileSync(FILE, 'utf8')) as OpenApi;
    this.#ajv.addSchema(this.document, 'document');
  }

  /**
   * Returns the errors of a response: an undocumented status, or a body that does not match its schema. An undocumented
   * address must be refused.
   */
  errors(method: 'get' | 'post', path: string, status: number, body: unknown): string[] {
    const [address = ''] = path.split('?');
    const template = this.#templateOf(method, BASE + address);
    const documented = this.document.paths[template ?? '']?.[method]?.responses[String(status)];
    if (template && !documented) return [`${method} ${template} is not documented to answer ${status}`];
    // A redirection has no body.
    if (documented && !documented.content) return [];
    const pointer = template
      ? answerPointer(template, method, String(status))
      : '/components/schemas/ErrorItems';
    const validate = this.#ajv.getSchema(`document#${encodeURI(pointer)}`);
    if (validate?.(body)) return [];
    return (validate?.errors ?? [{ instancePath: '', message: 'has no schema' }]).map(
      ({ instancePath, message }) => `${method} ${path} ${status}: ${instancePath} ${message}`,
    );
  }

  /**
   * Returns the path template of an address: paths without parameters take precedence, and a trailing slash is ignored.
   */
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

function answerPointer(template: string, method: 'get' | 'post', status: string): string {
  const escaped = template.replaceAll('~', '~0').replaceAll('/', '~1');
  return `/paths/${escaped}/${method}/responses/${status}/content/application~1json/schema`;
}
