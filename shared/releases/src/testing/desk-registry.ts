import { randomUUID } from 'node:crypto';
import { getByRole, within } from '@testing-library/dom';
import type { BoundFunctions, ByRoleMatcher, ByRoleOptions, queries } from '@testing-library/dom';
import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import type { RemoteManifest } from '@careers/contract';
import { tokenOf } from '../desk/forms.ts';
import type { Database } from '../database/schema.ts';
import type { MoveRequest } from '../environments/schemas.ts';
import { makeMove } from '../environments/make-move.ts';
import { currentDocument } from '../documents/document-store.ts';
import { identity } from '../identity/plugin.ts';
import { storePerson } from '../identity/people/people.ts';
import type { Grant } from '../identity/roles.ts';
import { addVersion, startOwnRegistry } from './core-registry.ts';
import { LOCAL_TOKEN, SHELL_TOKEN, TEST_DESK } from './identity-app.ts';

const ORIGIN = 'http://localhost:3002';

/** Windows of opened pages, closed later to free memory. */
const opened = new Set<JSDOM['window']>();

/** A complete registry with desk, users and rights. */
export interface DeskRegistry {
  app: FastifyInstance;
  database: Database;
  addVersion(remote: string, number: string, manifest?: Partial<RemoteManifest>): Promise<string>;
  /** Makes a move through the API. */
  move(request: MoveRequest, environment?: string): Promise<number>;
  /** Signs a user in. */
  signIn(name: string, ...grants: Grant[]): Promise<Visitor>;
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export async function startDeskRegistry(): Promise<DeskRegistry> {
  const { app, database, keys, reset, stop } = await startOwnRegistry(
    async (instance, own) => {
      const settings = {
        ...{ publicUrl: ORIGIN, directory: own.directory, desk: TEST_DESK, home: '/desk' },
        ...{ localToken: LOCAL_TOKEN, shellToken: SHELL_TOKEN, announce: () => undefined },
      };
      await instance.register(identity, { database: own.database, settings });
    },
    { desk: TEST_DESK },
  );
  return {
    ...{ app, database, reset },
    addVersion: (remote, number, manifest) => addVersion(database, remote, number, undefined, manifest),
    async move(request, environment = 'production') {
      const expectedRevision = (await currentDocument(database, environment))?.revision ?? 0;
      const order = { environment, actor: 'Nadia <nadia@example.org>', request, expectedRevision };
      return (await makeMove({ database, keys }, order)).revision;
    },
    signIn: async (name, ...grants) => new Visitor(app, await openSession(app, database, name, grants)),
    async stop() {
      for (const window of opened) window.close();
      await stop();
    },
  };
}

async function openSession(
  app: FastifyInstance,
  database: Database,
  name: string,
  grants: readonly Grant[],
): Promise<{ cookie: string; session: string }> {
  const person = { issuer: 'https://people.example', subject: randomUUID(), name, email: null };
  const id = await storePerson(database, person);
  for (const grant of grants)
    await database
      .insertInto('role_grant')
      .values({ holder: id, ...grant, granted_by: 'a test' })
      .execute();
  const session = await database
    .insertInto('session')
    .values({ person: id, expires_at: new Date(Date.now() + 60_000) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cookie = app.createSecureSession({ session: session.id });
  const value = encodeURIComponent(app.encodeSecureSession(cookie));
  return { session: session.id, cookie: `careers-registry=${value}` };
}

/** A user with a browser without scripts. */
export class Visitor {
  readonly #app: FastifyInstance;
  readonly cookie: string;
  /** CSRF token of the forms. */
  readonly token: string;

  constructor(app: FastifyInstance, { cookie, session }: { cookie: string; session: string }) {
    this.#app = app;
    this.cookie = cookie;
    this.token = tokenOf(session);
  }

  async open(address: string): Promise<Page> {
    const { pathname, search } = new URL(address, ORIGIN);
    const answer = await this.#app.inject({
      url: pathname + search,
      headers: { cookie: this.cookie, accept: 'text/html' },
    });
    return this.#follow(answer);
  }

  /** Posts fields as a form of a page of an origin; `null` sends no `Origin` header. */
  async post(address: string, fields: Record<string, string>, origin: string | null = ORIGIN): Promise<Page> {
    const answer = await this.#app.inject({
      method: 'POST',
      url: address,
      headers: {
        ...{ cookie: this.cookie, accept: 'text/html' },
        ...(origin !== null && { origin }),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    });
    return this.#follow(answer);
  }

  #follow(answer: Awaited<ReturnType<FastifyInstance['inject']>>): Promise<Page> | Page {
    const next = answer.headers.location;
    if (next?.startsWith('/desk')) return this.open(next);
    return new Page(this, { status: answer.statusCode, html: answer.body, next, headers: answer.headers });
  }
}

/** Returns an element's text with normalised spaces. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll('\u00a0', ' ');
}

/** An open page, queried by role and label, whose forms are submitted as filled in. */
export class Page {
  readonly status: number;
  /** Redirect to an address outside the desk. */
  readonly next: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly document: Document;
  readonly part: BoundFunctions<typeof queries>;
  readonly #visitor: Visitor;
  readonly #window: JSDOM['window'];

  constructor(
    visitor: Visitor,
    {
      status,
      html,
      next,
      headers,
    }: { status: number; html: string; next: string | undefined; headers: Record<string, unknown> },
  ) {
    this.#visitor = visitor;
    this.status = status;
    this.next = next;
    this.headers = headers;
    this.#window = new JSDOM(html).window;
    opened.add(this.#window);
    this.document = this.#window.document;
    this.part = within(this.document.body);
  }

  get text(): string {
    return wordsOf(this.document.body);
  }

  has(role: ByRoleMatcher, options: ByRoleOptions): boolean {
    return this.part.queryAllByRole(role, options).length > 0;
  }

  /** Follows a link. */
  follow(name: string | RegExp): Promise<Page> {
    return this.#visitor.open(this.part.getByRole('link', { name }).getAttribute('href') ?? '');
  }

  /** Fills in the button's form by labels, and presses the button. */
  press(name: string | RegExp, values: Record<string, string> = {}): Promise<Page> {
    const button = getByRole(this.document.body, 'button', { name });
    const form = button.closest('form');
    if (!form) throw new Error(`The button ${String(name)} is of no form.`);
    for (const [label, value] of Object.entries(values)) {
      const field = within(form).getByLabelText(new RegExp(label));
      (field as HTMLInputElement).value = value;
    }
    const fields = new this.#window.FormData(form, button);
    const sent = Object.fromEntries([...fields].map(([field, value]) => [field, String(value)]));
    const address = form.getAttribute('action') ?? '';
    if (form.method === 'get') return this.#visitor.open(`${address}?${new URLSearchParams(sent)}`);
    return this.#visitor.post(address, sent);
  }
}
