import pg from 'pg';

/** How many statements a connection keeps: more than searches have shapes, less than costs memory. */
const MOST_STATEMENTS = 200;

type Query = (...parameters: unknown[]) => unknown;

/** A client that prepares each query once: reading and planning a search costs several times what running it does. */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  constructor(settings?: string | pg.ClientConfig) {
    super(settings);
    const ask = this.query.bind(this) as Query;
    const query: Query = (text, values, ...others) => {
      const name = Array.isArray(values) && this.#nameOf(text);
      return name ? ask({ name, text, values }, ...others) : ask(text, values, ...others);
    };
    Object.assign(this, { query });
  }

  #nameOf(text: unknown): string | undefined {
    if (typeof text !== 'string' || !text.startsWith('select')) return undefined;
    const known = this.#names.get(text);
    if (known || this.#names.size >= MOST_STATEMENTS) return known;
    const name = `query_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
