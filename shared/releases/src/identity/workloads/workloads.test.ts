import type { FastifyInstance } from 'fastify';
import { SignJWT, UnsecuredJWT } from 'jose';
import { LOCAL_TOKEN, createIdentityApp } from '../../testing/identity-app.ts';
import { startOwnDatabase } from '../../testing/own-database.ts';
import type { OwnDatabase } from '../../testing/own-database.ts';
import { startWorkloadIssuer } from '../../testing/workload-issuer.ts';
import type { WorkloadIssuer } from '../../testing/workload-issuer.ts';

const REPOSITORY = 'careers/mf-search';
const CLAIMS = { repository: REPOSITORY, ref: 'refs/heads/main', run_id: '42' };

let own: OwnDatabase;
let issuer: WorkloadIssuer;
let app: FastifyInstance;
beforeAll(async () => {
  own = await startOwnDatabase();
  issuer = await startWorkloadIssuer();
  ({ app } = await createIdentityApp(own, { publicUrl: 'http://localhost:3002' }));
  await own.database.insertInto('remote').values({ name: 'mf-search', team: 'search' }).execute();
  const { id } = (await trust('search-main', { repository: REPOSITORY, ref: 'refs/heads/*' })).json();
  const grant = { holder: id, role: 'publisher', scope: 'mf-search' };
  expect((await administer('PUT', '/v1/grants', grant)).statusCode).toBe(200);
}, 120_000);
afterAll(async () => {
  await app.close();
  await issuer.stop();
  await own.stop();
});

const administer = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
    ...(payload && { payload }),
  });
const trust = (name: string, claims: object, changes: object = {}) =>
  administer('PUT', `/v1/workloads/${name}`, {
    issuer: issuer.origin,
    audience: 'registry',
    claims,
    ...changes,
  });
const publish = (token: string) =>
  app.inject({ url: '/may/publish/mf-search', headers: { authorization: `Bearer ${token}` } });

describe('[REL-10] an authenticated pipeline', () => {
  it('has the rights of its workload, without a secret, and records its provenance', async () => {
    const answer = await publish(await issuer.tokenFor(CLAIMS));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      name: 'search-main (workload repo:careers/site:ref:refs/heads/main)',
      kind: 'workload',
      claims: CLAIMS,
    });
    expect((await publish(await issuer.tokenFor(CLAIMS))).statusCode).toBe(200);
    expect(issuer.asked).toBe(1);
  });

  it.each([
    [
      'of another repository',
      { ...CLAIMS, repository: 'careers/mf-search-evil' },
      {},
      'wrong claim repository',
    ],
    ['of a tag', { ...CLAIMS, ref: 'refs/tags/main' }, {}, 'wrong claim ref'],
    ['without a claim that is asked for', { ref: CLAIMS.ref }, {}, 'wrong claim repository'],
    ['with a list in place of text', { ...CLAIMS, repository: [REPOSITORY] }, {}, 'wrong claim repository'],
    ['for another audience', { ...CLAIMS, aud: 'another' }, {}, '"aud"'],
    ['that is over', CLAIMS, { expired: true }, '"exp"'],
    ['signed by another', CLAIMS, { byStranger: true }, 'signature'],
    [
      'of an issuer that nobody trusts',
      { ...CLAIMS, iss: 'https://evil.example' },
      {},
      'No workload of the issuer',
    ],
  ])('is refused with a token %s', async (_case, claims, how, why) => {
    const answer = await publish(await issuer.tokenFor(claims, how));
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ rule: 'workload-refused', message: expect.stringContaining(why) });
  });

  it('is refused with a token that is not signed by a private key', async () => {
    const claims = { ...CLAIMS, sub: 'me', iss: issuer.origin, aud: 'registry' };
    const key = new TextEncoder().encode(JSON.stringify(await (await fetch(`${issuer.origin}/keys`)).json()));
    const symmetric = new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .setExpirationTime('5m');
    for (const token of [
      await symmetric.sign(key),
      new UnsecuredJWT(claims).setExpirationTime('5m').encode(),
    ]) {
      expect((await publish(token)).statusCode).toBe(401);
    }
  });

  it('is refused as soon as its workload is removed', async () => {
    const token = await issuer.tokenFor({ ...CLAIMS, repository: 'careers/old' });
    await trust('old', { repository: 'careers/old' });
    const before = await publish(token);
    expect([before.statusCode, before.json().rule]).toEqual([403, 'right-lacking']);
    expect((await administer('DELETE', '/v1/workloads/old')).statusCode).toBe(204);
    expect((await publish(token)).statusCode).toBe(401);
    expect((await administer('DELETE', '/v1/workloads/old')).statusCode).toBe(404);
  });

  it('is told to retry while its provider is down, and works as soon as it is back', async () => {
    const { origin, stop } = await startWorkloadIssuer();
    await stop();
    await trust('gone', { repository: REPOSITORY }, { issuer: origin });
    const answer = await publish(await issuer.tokenFor({ ...CLAIMS, iss: origin }));
    expect([answer.statusCode, answer.json().rule]).toEqual([503, 'issuer-unreachable']);
    const back = await createIdentityApp(own, { publicUrl: 'http://localhost:3002' });
    const token = await issuer.tokenFor(CLAIMS);
    const ask = () =>
      back.app.inject({ url: '/may/publish/mf-search', headers: { authorization: `Bearer ${token}` } });
    issuer.isUp = false;
    expect((await ask()).statusCode).toBe(503);
    issuer.isUp = true;
    expect((await ask()).statusCode).toBe(200);
    await back.app.close();
  });
});

describe('[REL-10] a workload is not trusted', () => {
  it.each([
    ['without claims', {}, {}, 400],
    ['whatever its claim is', { repository: '*' }, {}, 400],
    ['with a pattern that is none', { repository: 'a*b*' }, {}, 400],
    [
      'when its keys could be changed on their way',
      { repository: 'a/b' },
      { issuer: 'http://ci.example' },
      422,
    ],
  ])('%s', async (_case, claims, changes, status) => {
    expect((await trust('careless', claims, changes)).statusCode).toBe(status);
  });
});
