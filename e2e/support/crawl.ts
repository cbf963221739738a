/** A page as the server answers it, without following a redirect. */
export interface ServedPage {
  status: number;
  html: string;
}

/** Pages of the site, each asked for once however many tests of a file read it. */
export class Crawl {
  readonly #pages = new Map<string, Promise<ServedPage>>();

  /** Resolves with the page of a path. */
  read(path: string, baseURL: string | undefined): Promise<ServedPage> {
    const known = this.#pages.get(path) ?? ask(new URL(path, baseURL));
    this.#pages.set(path, known);
    return known;
  }
}

async function ask(address: URL): Promise<ServedPage> {
  const response = await fetch(address, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
}
