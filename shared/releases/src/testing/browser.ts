const REDIRECTS = 10;

interface Answer {
  status: number;
  /** Final address after redirects. */
  address: string;
  text: string;
}

/** Headless client with a browser's cookies, redirects and origin of forms. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** Opens an address and follows redirects, up to one that starts with `stopAt`. */
  async open(address: string, stopAt?: string): Promise<Answer> {
    for (let url = address, left = REDIRECTS; left > 0; left -= 1) {
      if (stopAt && url.startsWith(stopAt)) return { status: 0, address: url, text: '' };
      const answer = await this.#send(url, { headers: { accept: 'text/html' } });
      const next = answer.headers.get('location');
      if (!next) return { status: answer.status, address: url, text: await answer.text() };
      url = new URL(next, url).href;
    }
    throw new Error(`${address} leads round in circles.`);
  }

  /** Posts a form from a page of an origin. */
  async post(
    address: string,
    fields: Record<string, string>,
    from = new URL(address).origin,
  ): Promise<Answer> {
    const answer = await this.#send(address, {
      method: 'POST',
      headers: { accept: 'text/html', origin: from },
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, address, text: await answer.text() };
  }

  /** Sends a request as a script of a page of an origin; null for one without an `Origin` header. */
  async send(
    address: string,
    { method = 'GET', body, from = null }: { method?: string; body?: object; from?: string | null } = {},
  ): Promise<{ status: number; body: unknown }> {
    const answer = await this.#send(address, {
      method,
      headers: {
        accept: 'application/json',
        ...(from && { origin: from }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  }

  /** Returns another browser with the same cookies, as after theft or session fixation. */
  copy(): Browser {
    const copy = new Browser();
    for (const [host, cookies] of this.#cookies) copy.#cookies.set(host, new Map(cookies));
    return copy;
  }

  /** Names of the cookies of a host. */
  cookies(origin: string): string[] {
    return [...(this.#cookies.get(new URL(origin).host)?.keys() ?? [])];
  }

  async #send(address: string, init: RequestInit): Promise<Response> {
    const { host } = new URL(address);
    const cookies = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, cookies);
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(name.length + 1);
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  }
}
