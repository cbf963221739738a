import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { Browser } from '../../testing/browser.ts';
import { freeOrigin } from '../../testing/free-origin.ts';
import { LOCAL_TOKEN, createIdentityApp } from '../../testing/identity-app.ts';
import type { IdentityApp } from '../../testing/identity-app.ts';
import { startOwnDatabase } from '../../testing/own-database.ts';
import type { OwnDatabase } from '../../testing/own-database.ts';
import { CLIENT, startPeopleProvider } from '../../testing/people-provider.ts';
import type { PeopleProvider } from '../../testing/people-provider.ts';

/** Rounds of concurrent requests, enough to reproduce a race. */
const ROUNDS = 8;

let own: OwnDatabase;
let provider: PeopleProvider;
let app: FastifyInstance;
let registry: string;
let link: string | undefined;

beforeAll(async () => {
  // Silences the provider's warning that it stores everything in memory.
  jest.spyOn(console, 'warn').mockReturnValue();
  own = await startOwnDatabase();
  registry = await freeOrigin();
  provider = await startPeopleProvider(`${registry}/login/callback`);
  const oidc = { ...CLIENT, issuer: provider.origin };
  ({ app, link } = await createIdentityApp(own, { publicUrl: registry, oidc }));
  await app.listen({ port: Number(new URL(registry).port), host: '127.0.0.1' });
}, 120_000);
afterAll(async () => {
  await app.close();
  await provider.stop();
  await own.stop();
});

const at = (path: string) => `${registry}${path}`;
const callback = () => at('/login/callback');

async function signedIn(visitor: string): Promise<Browser> {
  provider.visitor = visitor;
  const browser = new Browser();
  expect(await browser.open(at('/login/provider'))).toMatchObject({ status: 200, address: at('/v1/me') });
  return browser;
}

async function administer(
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(at(path), {
    method,
    headers: { authorization: `Bearer ${LOCAL_TOKEN}`, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}

async function idOf(subject: string): Promise<string> {
  const { id } = await own.database
    .selectFrom('person')
    .select('id')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return id;
}

describe('[REL-10] the first administrator', () => {
  it('is the user who opens the link of the first start and signs in, once', async () => {
    provider.visitor = 'camille';
    const browser = new Browser();
    expect((await browser.open(link ?? '')).address).toBe(at('/v1/me'));
    expect(await browser.send(at('/v1/me'))).toEqual({
      status: 200,
      body: {
        name: 'Camille <camille@exemple.fr>',
        kind: 'person',
        grants: [{ role: 'administrator', scope: null }],
        expiresAt: null,
      },
    });
    expect((await browser.send(at('/may/administer'))).status).toBe(200);

    provider.visitor = 'malo';
    const second = new Browser();
    const again = await second.open(link ?? '');
    expect(again.status).toBe(410);
    expect(again.text).toContain('This link has been used');
    expect((await second.send(at('/v1/me'))).status).toBe(401);
  });

  it('is one of two who opened the link at the same time', async () => {
    const { body } = await administer('POST', '/v1/login-links');
    const { url } = body as { url: string };
    const [first, second] = [new Browser(), new Browser()];
    provider.visitor = 'alix';
    const late = await second.open(url, callback());
    await first.open(url);
    expect((await second.open(late.address)).status).toBe(410);
    expect((await second.send(at('/v1/me'))).status).toBe(401);
  });

  it('is not requested again once there is one', async () => {
    const oidc = { ...CLIENT, issuer: provider.origin };
    const restarted = await createIdentityApp(own, { publicUrl: registry, oidc });
    await restarted.app.close();
    expect(restarted.link).toBeUndefined();
  });
});

describe('[REL-10] a person', () => {
  it('without a grant can read nothing, and is refused with whom to ask', async () => {
    const browser = await signedIn('noa');
    const { status, body } = await browser.send(at('/may/read'));
    expect(status).toBe(403);
    expect(body).toMatchObject({
      rule: 'right-lacking',
      message: 'Noa <noa@exemple.fr> may not read: that takes the role viewer.',
      do: expect.stringContaining('Camille <camille@exemple.fr>'),
    });
  });

  it('gets and loses a role immediately, also for their tokens', async () => {
    const browser = await signedIn('noa');
    const given = await administer('PUT', '/v1/grants', {
      holder: await idOf('noa'),
      role: 'viewer',
      scope: null,
    });
    expect(given.status).toBe(200);
    const { body } = await browser.send(at('/v1/tokens'), {
      method: 'POST',
      from: registry,
      body: { name: 'board', grants: [{ role: 'viewer', scope: null }], days: 1 },
    });
    const { token } = body as { token: string };
    const byToken = () => fetch(at('/may/read'), { headers: { authorization: `Bearer ${token}` } });
    expect((await browser.send(at('/may/read'))).status).toBe(200);
    expect((await byToken()).status).toBe(200);
    const { id } = given.body as { id: string };
    expect((await administer('DELETE', `/v1/grants/${id}`)).status).toBe(204);
    expect((await browser.send(at('/may/read'))).status).toBe(403);
    expect((await byToken()).status).toBe(403);
  });

  it('cannot create a token with more rights than their own', async () => {
    const browser = await signedIn('noa');
    await administer('PUT', '/v1/grants', { holder: await idOf('noa'), role: 'viewer', scope: null });
    for (const role of ['administrator', 'manager', 'publisher', 'shell']) {
      const body = { name: 'more', grants: [{ role, scope: null }], days: 1 };
      expect(await browser.send(at('/v1/tokens'), { method: 'POST', from: registry, body })).toMatchObject({
        status: 403,
        body: { rule: 'scope-too-wide' },
      });
    }
  });

  it('cannot be made to change anything by a page of another origin', async () => {
    const browser = await signedIn('camille');
    const body = { name: 'stolen', grants: [{ role: 'viewer', scope: null }], days: 1 };
    for (const from of ['https://evil.example', 'null', null, registry.replace('127.0.0.1', 'localhost')]) {
      const answer = await browser.send(at('/v1/tokens'), { method: 'POST', body, from });
      expect(answer).toMatchObject({ status: 403, body: { rule: 'foreign-origin' } });
    }
    expect((await browser.post(at('/logout'), {}, 'https://evil.example')).status).toBe(403);
    expect((await browser.send(at('/v1/tokens'), { method: 'POST', body, from: registry })).status).toBe(201);
  });

  it('who signs out is signed out in all copies of the cookie', async () => {
    const browser = await signedIn('noa');
    const thief = browser.copy();
    expect((await thief.send(at('/v1/me'))).status).toBe(200);
    expect((await browser.post(at('/logout'), {})).status).toBe(200);
    expect((await browser.send(at('/v1/me'))).status).toBe(401);
    expect((await thief.send(at('/v1/me'))).status).toBe(401);
  });

  it('has a new session after signing in, which prevents session fixation', async () => {
    const browser = await signedIn('malo');
    const planted = browser.copy();
    provider.visitor = 'noa';
    await new Browser().open(at('/login/provider'));
    await browser.open(at('/login/provider'));
    expect((await browser.send(at('/v1/me'))).status).toBe(200);
    expect((await planted.send(at('/v1/me'))).status).toBe(401);
  });
});

describe('[REL-10] the page to log in', () => {
  it('has one button, which leads to the provider and then to the requested page', async () => {
    const { status, text } = await new Browser().open(at('/login?to=%2Fv1%2Fremotes%3Fx%3D1'));
    expect(status).toBe(200);
    const page = new JSDOM(text).window.document;
    expect(page.querySelectorAll('main :is(button, input:not([type=hidden]))')).toHaveLength(0);
    const ways = [...page.querySelectorAll('main a')];
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Continue with your work account']);
    provider.visitor = 'noa';
    const { address } = await new Browser().open(at(ways[0]?.getAttribute('href') ?? ''), at('/v1/'));
    expect(address).toBe(at('/v1/remotes?x=1'));
  });
});

describe('[REL-10] an answer of the provider', () => {
  it('signs in once, only in the browser that started the login', async () => {
    provider.visitor = 'noa';
    const browser = new Browser();
    const { address } = await browser.open(at('/login/provider'), callback());
    const copy = browser.copy();
    expect((await new Browser().open(address)).text).toContain('This browser has begun no login');
    expect((await browser.open(address)).status).toBe(200);
    expect((await browser.open(address)).text).toContain('This browser has begun no login');
    expect(await copy.open(address)).toMatchObject({
      status: 400,
      text: expect.stringContaining('does not prove'),
    });
    expect((await copy.send(at('/v1/me'))).status).toBe(401);
  });

  it.each([
    ['another state', 'state'],
    ['a code of another login', 'code'],
    ['another issuer', 'iss'],
  ])('is refused with %s', async (_case, parameter) => {
    provider.visitor = 'noa';
    const [browser, other] = [new Browser(), new Browser()];
    const [mine, theirs] = [
      await browser.open(at('/login/provider'), callback()),
      await other.open(at('/login/provider'), callback()),
    ];
    const forged = new URL(mine.address);
    const value =
      parameter === 'iss' ? 'https://evil.example' : new URL(theirs.address).searchParams.get(parameter);
    forged.searchParams.set(parameter, value ?? '');
    expect((await browser.open(forged.href)).status).toBe(400);
    expect((await browser.open(mine.address)).text).toContain('This browser has begun no login');
    expect((await browser.send(at('/v1/me'))).status).toBe(401);
  });

  it('is refused with the nonce of another login', async () => {
    provider.visitor = 'noa';
    const browser = new Browser();
    const { address } = await browser.open(at('/login/provider'), provider.origin);
    const forged = new URL(address);
    expect(forged.searchParams.get('code_challenge_method')).toBe('S256');
    forged.searchParams.set('nonce', 'of-another-login');
    expect((await browser.open(forged.href)).text).toContain('does not prove who signed in');
    expect((await browser.send(at('/v1/me'))).status).toBe(401);
  });

  it('is reported without a pending login', async () => {
    provider.visitor = null;
    const answer = await new Browser().open(at('/login/provider'));
    expect(answer).toMatchObject({ status: 403, text: expect.stringContaining('access_denied') });
  });

  it('redirects only to a page of the registry', async () => {
    provider.visitor = 'noa';
    const open = (to: string) =>
      new Browser().open(at(`/login/provider?to=${encodeURIComponent(to)}`), at('/v1/'));
    expect((await open('/v1/remotes?x=1')).address).toBe(at('/v1/remotes?x=1'));
    for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      expect((await open(to)).address).toBe(at('/v1/me'));
    }
  });
});

describe('[REL-10] grants', () => {
  it('leave one administrator, even if all are revoked concurrently', async () => {
    const people = await Promise.all(['camille', 'noa', 'malo'].map(idOf));
    await own.database.deleteFrom('role_grant').where('role', '=', 'administrator').execute();
    for (let round = 0; round < ROUNDS; round += 1) {
      const given = await Promise.all(
        people.map((holder) =>
          administer('PUT', '/v1/grants', { holder, role: 'administrator', scope: null }),
        ),
      );
      const taken = await Promise.all(
        given.map(({ body }) => administer('DELETE', `/v1/grants/${(body as { id: string }).id}`)),
      );
      expect(taken.map(({ status }) => status).sort()).toEqual([204, 204, 409]);
    }
  });

  it('can be given to a person who has not signed in yet', async () => {
    const { body } = await administer('PUT', '/v1/people', { subject: 'lou', name: 'Lou' });
    const { id } = body as { id: string };
    await administer('PUT', '/v1/grants', {
      holder: id,
      role: 'viewer',
      scope: null,
      reason: 'New in the team.',
    });
    const browser = await signedIn('lou');
    expect((await browser.send(at('/may/read'))).status).toBe(200);
    const people = await administer('GET', '/v1/people');
    expect(people.body).toContainEqual(
      expect.objectContaining({
        id,
        name: 'Lou',
        email: 'lou@exemple.fr',
        grants: [{ role: 'viewer', scope: null }],
      }),
    );
  });
});

describe('[REL-10] without a provider', () => {
  const publicUrl = 'https://registry.exemple.fr';
  let local: IdentityApp;
  beforeEach(async () => {
    local = await createIdentityApp(own, { publicUrl });
  });
  afterEach(() => local.app.close());

  const code = () => new URL(local.link ?? '').searchParams.get('code') ?? '';
  const goOn = (headers: Record<string, string> = { origin: publicUrl }) =>
    local.app.inject({ method: 'POST', url: '/first', headers, payload: { code: code() } });

  it('the link signs in its user, once, with an HttpOnly SameSite cookie', async () => {
    const seen = await local.app.inject(`/first?code=${code()}`);
    expect(seen.body).toContain('Go on as administrator');
    expect(seen.headers['set-cookie']).toBeUndefined();
    expect(seen.headers['referrer-policy']).toBe('same-origin');
    expect((await goOn({ origin: 'https://evil.example' })).json()).toMatchObject({ rule: 'foreign-origin' });
    const welcome = await goOn();
    expect(welcome.body).toContain('Under Access you give others their roles.');
    const [cookie] = welcome.cookies;
    expect(cookie).toMatchObject({
      name: '__Host-careers-registry',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    });
    expect(cookie).not.toHaveProperty('domain');
    const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
    expect((await local.app.inject({ url: '/may/administer', cookies })).statusCode).toBe(200);
    expect((await local.app.inject({ url: '/v1/me' })).statusCode).toBe(401);
    const again = await goOn();
    expect([again.statusCode, again.json().rule]).toEqual([410, 'link-used']);
    const page = await local.app.inject({ url: `/first?code=${code()}`, headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
    const { document } = new JSDOM(page.body).window;
    expect(document.querySelector('[role=alert]')?.textContent).toContain('This link has been used');
    expect(document.querySelector('input[name=code]')).not.toBeNull();
  });

  it('the login page accepts the whole link', async () => {
    await own.database.deleteFrom('role_grant').execute();
    const { app: other, link: whole = '' } = await createIdentityApp(own, { publicUrl });
    const login = await other.inject('/login');
    expect([login.statusCode, login.headers['cache-control']]).toEqual([200, 'no-store']);
    const form = new JSDOM(login.body).window.document.querySelector('form');
    const name = form?.querySelector('input')?.name ?? '';
    const sent = new URLSearchParams({ [name]: whole });
    const seen = await other.inject(`${form?.getAttribute('action')}?${sent}`);
    expect([seen.statusCode, seen.body]).toEqual([200, expect.stringContaining('Go on as administrator')]);
    await other.close();
  });

  it('the link expires after an hour', async () => {
    await own.database.deleteFrom('role_grant').execute();
    const { app: other, link: fresh } = await createIdentityApp(own, { publicUrl });
    const { search } = new URL(fresh ?? '');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
    const late = await other.inject(`/first${search}`);
    clock.mockRestore();
    expect([late.statusCode, late.json().rule]).toEqual([410, 'link-expired']);
    expect((await other.inject(`/first${search}`)).statusCode).toBe(200);
    await other.close();
  });

  it('the key of the cookies is readable by this user only', async () => {
    const { mode, size } = await stat(join(own.directory, 'session.key'));
    expect([mode & 0o777, size]).toEqual([0o600, 32]);
  });
});
