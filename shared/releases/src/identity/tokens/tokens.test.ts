import type { FastifyInstance } from 'fastify';
import { guideSays } from '@careers/docs/mistakes';
import { LOCAL_TOKEN, SHELL_TOKEN, createIdentityApp } from '../../testing/identity-app.ts';
import { startOwnDatabase } from '../../testing/own-database.ts';
import type { OwnDatabase } from '../../testing/own-database.ts';
import { verifyAudit } from '../../audit/audit.ts';

/** Rounds of concurrent requests, enough to reproduce a race. */
const ROUNDS = 8;

let own: OwnDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  own = await startOwnDatabase();
  ({ app } = await createIdentityApp(own, { publicUrl: 'http://localhost:3002' }));
  await own.database
    .insertInto('environment')
    .values([
      { name: 'staging', rank: 1 },
      { name: 'production', rank: 2 },
    ])
    .execute();
  for (const name of ['mf-search', 'mf-offer']) {
    await own.database.insertInto('remote').values({ name, team: 'search' }).execute();
  }
}, 120_000);
afterAll(async () => {
  await app.close();
  await own.stop();
});

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  token?: string,
  payload?: object,
) {
  const answer = await app.inject({
    method,
    url,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : null };
}

const create = (grants: object[], changes: object = {}, by = LOCAL_TOKEN) =>
  send('POST', '/v1/tokens', by, { name: 'pipeline', grants, days: 7, ...changes });
const tokenFor = async (...grants: object[]): Promise<string> => (await create(grants)).body.token;

const VIEWER = { role: 'viewer', scope: null };
const PUBLISHER = { role: 'publisher', scope: 'mf-search' };

describe('[REL-10] a caller', () => {
  it('is authenticated first: an anonymous request is not validated', async () => {
    expect((await send('PUT', '/v1/grants', undefined, { role: 'king' })).status).toBe(401);
    expect((await send('GET', '/v1/nothing')).status).toBe(404);
  });

  it.each([
    ['nobody', undefined, 'not-signed-in'],
    ['a token that the registry never gave', `careers_${'x'.repeat(43)}`, 'token-unknown'],
    ['an empty token', '', 'token-unknown'],
  ])('without a valid token is refused: %s', async (_case, token, rule) => {
    const { status, headers, body } = await send('GET', '/v1/me', token);
    expect({ status, rule: body.rule }).toEqual({ status: 401, rule });
    expect(headers['www-authenticate']).toMatch(/^Bearer/);
    expect((await send('GET', '/may/read', token)).status).toBe(401);
  });

  it('may be a reader of the data folder, or the shell started there', async () => {
    expect((await send('GET', '/v1/me', LOCAL_TOKEN)).body).toEqual({
      name: 'local administrator',
      kind: 'local',
      grants: [{ role: 'administrator', scope: null }],
      expiresAt: null,
    });
    expect((await send('GET', '/may/follow/production', SHELL_TOKEN)).status).toBe(200);
    expect((await send('GET', '/may/follow/staging', SHELL_TOKEN)).status).toBe(403);
    expect((await send('GET', '/v1/remotes', SHELL_TOKEN)).status).toBe(403);
  });
});

describe('[REL-10] a token', () => {
  it('is shown once, stored as a hash, and has its rights', async () => {
    const { status, headers, body } = await create([PUBLISHER]);
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.token).toMatch(/^careers_[\w-]{43}$/);
    const rows = JSON.stringify(await own.database.selectFrom('token').selectAll().execute());
    const lines = JSON.stringify(await own.database.selectFrom('audit').selectAll().execute());
    const { body: listed } = await send('GET', '/v1/tokens', LOCAL_TOKEN);
    expect(rows + lines + JSON.stringify(listed)).not.toContain(body.token);
    expect(listed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: body.id, grants: [PUBLISHER], revokedAt: null }),
      ]),
    );
    expect((await send('GET', '/may/publish/mf-search', body.token)).status).toBe(200);
  });

  it('without a right is refused with the missing right and whom to ask', async () => {
    const token = await tokenFor(PUBLISHER);
    const { status, body } = await send('GET', '/may/promote/mf-search/production', token);
    expect(status).toBe(403);
    expect(body.rule).toBe('right-lacking');
    expect(body.message).toMatch(
      /^pipeline .* may not promote mf-search in production: .* manager of production, maintainer of mf-search\.$/,
    );
    expect(body.do).toBe("Ask the operator of the registry's machine for it.");
    const foreign = await send('GET', '/may/halt/mf-offer/production', token);
    expect(foreign.body.message).toContain(
      'manager of production, maintainer of mf-offer, or publisher of mf-offer',
    );
    expect((await send('GET', '/may/halt/mf-search/production', token)).status).toBe(200);
  });

  it('is refused immediately after its revocation', async () => {
    const { body } = await create([VIEWER]);
    expect((await send('GET', '/may/read', body.token)).status).toBe(200);
    expect((await send('DELETE', `/v1/tokens/${body.id}`, LOCAL_TOKEN)).status).toBe(204);
    const after = await send('GET', '/may/read', body.token);
    expect(after).toMatchObject({ status: 401, body: { rule: 'token-revoked' } });
    expect((await send('DELETE', `/v1/tokens/${body.id}`, LOCAL_TOKEN)).status).toBe(204);
  });

  it('is refused after its expiry', async () => {
    const { body } = await create([VIEWER]);
    await own.database
      .updateTable('token')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('id', '=', body.id)
      .execute();
    const after = await send('GET', '/may/read', body.token);
    const message = expect.stringMatching(guideSays('expired-token')) as string;
    expect(after).toMatchObject({ status: 401, body: { rule: 'token-expired', message } });
  });

  it.each([
    ['longer than 90 days', [VIEWER], { days: 91 }, 400],
    ['for nothing', [], {}, 400],
    ['for a role that there is not', [{ role: 'owner', scope: null }], {}, 400],
    ['for a remote that there is not', [{ role: 'publisher', scope: 'mf-none' }], {}, 422],
    ['for an environment that there is not', [{ role: 'manager', scope: 'mf-search' }], {}, 422],
  ])('cannot be created %s', async (_case, grants, changes, status) => {
    expect((await create(grants, changes)).status).toBe(status);
  });

  it('cannot create tokens, and can only see and revoke itself', async () => {
    const { body } = await create([VIEWER]);
    const other = await create([VIEWER]);
    expect(await create([VIEWER], {}, body.token)).toMatchObject({
      status: 403,
      body: { rule: 'token-by-machine' },
    });
    expect((await send('GET', '/v1/tokens', body.token)).body).toEqual([]);
    expect((await send('DELETE', `/v1/tokens/${other.body.id}`, body.token)).status).toBe(404);
    expect((await send('DELETE', `/v1/tokens/${body.id}`, body.token)).status).toBe(204);
  });
});

describe('[REL-10] a remote', () => {
  const put = (name: string, body: object, token = LOCAL_TOKEN) =>
    send('PUT', `/v1/remotes/${name}`, token, body);
  const offers = { team: 'offers', mount: ['/offre-emploi/*', '/favoris'], widgets: ['offer-card'] };

  it('owns its paths and widgets exclusively', async () => {
    expect((await put('mf-offer', offers)).status).toBe(200);
    for (const mount of ['/offre-emploi/carte', '/offre-emploi', '/favoris', '/*', '/offre-emploi/a/*']) {
      const refused = await put('mf-new', { team: 'new', mount: [mount], widgets: [] });
      expect(refused).toMatchObject({ status: 409, body: { rule: 'path-owned' } });
      expect(refused.body.message).toContain("mf-offer's, of the team offers");
    }
    const widget = await put('mf-new', { team: 'new', mount: [], widgets: ['offer-card'] });
    expect(widget).toMatchObject({ status: 409, body: { rule: 'widget-owned' } });
    const { body } = await send('GET', '/v1/remotes', await tokenFor(VIEWER));
    const budgets = { areaKilobytes: 40, widgetKilobytes: 40 };
    expect(body).toContainEqual({ name: 'mf-offer', ...offers, budgets, versions: [] });
    expect(body.map(({ name }: { name: string }) => name)).not.toContain('mf-new');
    expect((await put('mf-offer', { ...offers, mount: ['/offre-emploi/*'] })).status).toBe(200);
    expect((await put('mf-new', { team: 'new', mount: ['/favoris'], widgets: [] })).status).toBe(200);
  });

  it('gets a path only once in concurrent requests', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const wanted = { team: 'one', mount: [`/une-seule-${round}`], widgets: [] };
      const answers = await Promise.all(
        ['a', 'b', 'c', 'd'].map((name) => put(`mf-${name}${round}`, wanted)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    }
  });

  it.each(['/a//b', 'a', '/a/../b', '/a*', '/a/*/b', '/a?b', '//evil', ''])(
    'does not get %s',
    async (mount) => {
      expect((await put('mf-odd', { team: 'odd', mount: [mount], widgets: [] })).status).toBe(400);
    },
  );

  it('is registered by an administrator only', async () => {
    const refused = await put('mf-offer', offers, await tokenFor(PUBLISHER));
    expect(refused).toMatchObject({ status: 403, body: { rule: 'right-lacking' } });
  });
});

describe('[REL-05] the budgets of a remote', () => {
  const raised = { areaKilobytes: 45, widgetKilobytes: 40 };
  const raise = (changes: object = {}, token = LOCAL_TOKEN, name = 'mf-heavy') =>
    send('PUT', `/v1/remotes/${name}/budgets`, token, { ...raised, reason: 'the map', ...changes });
  beforeAll(async () => {
    await send('PUT', '/v1/remotes/mf-heavy', LOCAL_TOKEN, { team: 'heavy', mount: [], widgets: [] });
  });

  it('are raised by an administrator, with a logged reason', async () => {
    expect(await raise()).toMatchObject({ status: 200, body: raised });
    const { body } = await send('GET', '/v1/remotes', LOCAL_TOKEN);
    expect(body).toContainEqual(expect.objectContaining({ name: 'mf-heavy', budgets: raised }));
    const lines = () =>
      own.database.selectFrom('audit').selectAll().where('action', '=', 'put-budgets').execute();
    const before = { areaKilobytes: 40, widgetKilobytes: 40 };
    const line = { target: 'mf-heavy', before, after: raised, reason: 'the map' };
    expect(await lines()).toMatchObject([line]);
    await raise();
    expect(await lines()).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['without a reason', { reason: ' ' }],
    ['to nothing', { areaKilobytes: 0 }],
    ['to what no page needs', { widgetKilobytes: 99_999 }],
  ])('cannot be changed %s', async (_how, changes) => {
    expect((await raise(changes)).status).toBe(400);
  });

  it('can be changed by nobody else, and not for an unknown remote', async () => {
    expect((await raise({}, await tokenFor(PUBLISHER))).status).toBe(403);
    expect((await raise({}, LOCAL_TOKEN, 'mf-nothing')).body).toMatchObject({ rule: 'remote-unknown' });
  });
});

it('[REL-10] every change has its line in the audit log, with its reason', async () => {
  const before = await verifyAudit(own.database);
  const { body } = await create([VIEWER], { reason: 'For the board.' });
  await send('DELETE', `/v1/tokens/${body.id}`, LOCAL_TOKEN);
  await send('PUT', '/v1/remotes/mf-search', LOCAL_TOKEN, { team: 'S', mount: ['/s'], widgets: [] });
  expect(await verifyAudit(own.database)).toMatchObject({ ok: true, lines: before.lines + 3 });
  const lines = await own.database
    .selectFrom('audit')
    .select(['actor', 'action', 'target', 'reason'])
    .orderBy('sequence', 'desc')
    .limit(3)
    .execute();
  expect(lines.reverse()).toEqual([
    {
      actor: 'local administrator',
      action: 'create-token',
      target: `pipeline ${body.id}`,
      reason: 'For the board.',
    },
    { actor: 'local administrator', action: 'revoke-token', target: `pipeline ${body.id}`, reason: null },
    { actor: 'local administrator', action: 'put-remote', target: 'mf-search', reason: null },
  ]);
});

it('[REL-10] counts failures by the address that a trusted proxy forwards, and ignores other forwarded addresses', async () => {
  const guess = (remoteAddress: string, forwarded: string) =>
    app.inject({
      url: '/v1/me',
      remoteAddress,
      headers: { authorization: 'Bearer careers_guess', 'x-forwarded-for': forwarded },
    });
  const statusesOf = async (guesses: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  const many = Array.from({ length: 40 }, (_, index) => index + 1);
  await statusesOf(many.map(() => guess('10.0.0.2', '203.0.113.1')));
  expect((await guess('10.0.0.2', '203.0.113.1')).statusCode).toBe(429);
  expect((await guess('10.0.0.2', '203.0.113.2')).statusCode).toBe(401);
  // The client's value precedes the one appended by the proxy.
  expect((await guess('10.0.0.2', '203.0.113.3, 203.0.113.1')).statusCode).toBe(429);

  // A private address that is not a trusted proxy.
  for (const stranger of ['198.51.100.7', '10.0.0.3']) {
    await statusesOf(many.map((index) => guess(stranger, `203.0.113.${index + 100}`)));
    expect((await guess(stranger, '203.0.113.200')).statusCode).toBe(429);
  }
  expect((await guess('10.0.0.2', '203.0.113.101')).statusCode).toBe(401);
});

// Must be the last test, as this address is refused afterwards.
it('[REL-10] refuses guesses of tokens after some failures, but not a valid token from the same address', async () => {
  const { body: token } = await send('POST', '/v1/tokens', LOCAL_TOKEN, {
    name: 'a shell',
    grants: [{ role: 'shell', scope: 'production' }],
    days: 1,
  });
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => send('GET', '/v1/me', `careers_guess-${index}`)),
  );
  const last = await send('GET', '/v1/me', 'careers_another-guess');
  expect(guesses.filter(({ status }) => status === 401).length).toBeLessThan(31);
  expect(last).toMatchObject({ status: 429, body: { rule: 'too-many-failures' } });
  expect((await send('GET', '/v1/me', LOCAL_TOKEN)).status).toBe(200);
  expect((await send('GET', '/v1/me', token.token)).status).toBe(200);
});
