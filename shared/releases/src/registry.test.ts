import type { FastifyError } from 'fastify';
import { compactVerify, createLocalJWKSet, errors } from 'jose';
import { sql } from 'kysely';
import { parseReleaseDocument } from '@careers/contract';
import { refusalOf } from './http/errors.ts';
import { startCoreRegistry } from './testing/core-registry.ts';
import type { CoreRegistry } from './testing/core-registry.ts';

let registry: CoreRegistry;
beforeAll(async () => {
  registry = await startCoreRegistry();
}, 120_000);
afterAll(() => registry.stop());
beforeEach(async () => {
  await registry.reset();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.addVersion('mf-search', version);
});

const authorization = 'Bearer Camille';
const promote = (version: string, reason = 'It is ready.') =>
  registry.move({ action: 'promote', remote: 'mf-search', version, reason });
const get = (path: string, headers: Record<string, string> = {}) =>
  registry.app.inject({ url: `/v1${path}`, headers: { authorization, ...headers } });

describe('[REL-09] the signed document', () => {
  it('verifies with the public keys, has its own type, and contains the digest of each version', async () => {
    await promote('1.0.0');
    const digest = await registry.addVersion('mf-search', '1.3.0');
    await promote('1.3.0');
    const answer = await get('/environments/production/document');
    expect(answer.headers['content-type']).toContain('application/jose');
    const { keys } = (await get('/keys')).json<{ keys: Record<string, string>[] }>();
    expect(keys.every((key) => key['d'] === undefined)).toBe(true);
    const { payload, protectedHeader } = await compactVerify(answer.body, createLocalJWKSet({ keys }));
    expect(protectedHeader).toEqual({ alg: 'EdDSA', typ: 'careers-release+jws', kid: keys[0]?.['kid'] });
    const document = parseReleaseDocument(JSON.parse(new TextDecoder().decode(payload)));
    expect(document).toMatchObject({ environment: 'production', revision: 3 });
    expect(document.remotes['mf-search']).toMatchObject({ stable: '1.3.0', fallback: ['1.0.0'] });
    expect(Object.keys(document.versions ?? {}).sort()).toEqual(['mf-search@1.0.0', 'mf-search@1.3.0']);
    expect(document.versions?.['mf-search@1.3.0']?.manifest).toBe(digest);
    expect(document.lastMove).toMatchObject({ who: 'Camille', reason: 'It is ready.' });
  });

  it('cannot be forged, or come from another registry', async () => {
    await promote('1.0.0');
    const jws = (await get('/environments/production/document')).body;
    const own = createLocalJWKSet(await registry.keys.publicSet());
    const [header, payload = '', signature] = jws.split('.');
    const changed = payload.replace(/^.{20}/, (start) => start.split('').toReversed().join(''));
    await expect(compactVerify([header, changed, signature].join('.'), own)).rejects.toThrow(
      errors.JWSSignatureVerificationFailed,
    );
    const other = await startCoreRegistry();
    const foreign = createLocalJWKSet(await other.keys.publicSet());
    await other.stop();
    await expect(compactVerify(jws, foreign)).rejects.toThrow(errors.JWKSNoMatchingKey);
  });
});

describe('[REL-09] followers of an environment', () => {
  let address: Promise<string> | undefined;
  const listening = () => (address ??= registry.app.listen({ port: 0, host: '127.0.0.1' }));

  it('get the document, or 304 if they have it', async () => {
    await promote('1.0.0');
    const answer = await get('/environments/production/document', { 'if-none-match': '"1"' });
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"']);
    const same = await get('/environments/production/document', { 'if-none-match': '"2"' });
    expect([same.statusCode, same.headers.etag]).toEqual([304, '"2"']);
  });

  it('receive moves of another process on the same database', async () => {
    const address = await listening();
    const headers = { authorization, 'last-event-id': '1' };
    const stream = eventsOf(await fetch(`${address}/v1/environments/production/events`, { headers }));
    await sql`insert into document (environment, revision, body, jws)
      select environment, 2, body, jws from document where environment = 'production'`.execute(
      registry.database,
    );
    await sql`select pg_notify('document', 'production')`.execute(registry.database);
    expect((await stream.next()).value).toMatchObject({ event: 'document', id: '2' });
    await stream.return(undefined);
  });

  it('get each document as an event, from the current one unless already known', async () => {
    const address = await listening();
    const follow = async (headers: Record<string, string> = {}) => {
      const response = await fetch(`${address}/v1/environments/production/events`, {
        headers: { authorization, ...headers },
      });
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      return eventsOf(response);
    };
    const fresh = await follow();
    const knowing = await follow({ 'last-event-id': '1' });
    expect((await fresh.next()).value).toMatchObject({ event: 'document', id: '1' });
    await promote('1.0.0');
    const [event, same] = [(await fresh.next()).value, (await knowing.next()).value];
    expect(event).toMatchObject({ event: 'document', id: '2' });
    expect(same).toEqual(event);
    expect(event?.['data']).toBe((await get('/environments/production/document')).body);
    await Promise.all([fresh.return(undefined), knowing.return(undefined)]);
  });

  it('are released at shutdown', async () => {
    const ending = await startCoreRegistry();
    const address = await ending.app.listen({ port: 0, host: '127.0.0.1' });
    const url = `${address}/v1/environments/production`;
    const stream = eventsOf(await fetch(`${url}/events`, { headers: { authorization } }));
    await stream.next();
    const asked = performance.now();
    await ending.stop();
    expect((await stream.next()).done).toBe(true);
    expect(performance.now() - asked).toBeLessThan(5_000);
  });
});

describe('a refusal', () => {
  it('has one format: rule, reason, what to do', async () => {
    const unknown = await get('/nothing');
    expect(unknown.statusCode).toBe(404);
    expect(Object.keys(unknown.json()).sort()).toEqual(['do', 'message', 'rule', 'status']);
    expect(unknown.headers['content-security-policy']).toContain("default-src 'none'");
    const broken = await registry.app.inject({
      method: 'POST',
      url: '/v1/environments/production/moves',
      body: '{',
      headers: { authorization, 'content-type': 'application/json' },
    });
    expect([broken.statusCode, broken.json().rule]).toEqual([400, 'invalid-request']);
    expect((await get('/environments/nowhere/document')).json()).toMatchObject({
      rule: 'unknown-environment',
    });
    expect((await get('/environments/production/revisions/7')).json()).toMatchObject({
      rule: 'unknown-revision',
    });
    expect((await get('/environments/No!where')).json()).toMatchObject({ rule: 'invalid-request' });
  });

  it('reports a full disk as a server error', () => {
    const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(refusalOf(error as unknown as FastifyError)).toMatchObject({ status: 503, rule: 'disk-full' });
  });

  it('reveals no internal error', async () => {
    const broken = await startCoreRegistry();
    await sql`drop table shell`.execute(broken.database);
    const answer = await broken.app.inject({
      url: '/v1/environments/production/shells',
      headers: { authorization },
    });
    await broken.stop();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      status: 500,
      rule: 'internal',
      message: 'The registry has failed.',
      do: 'Look at its log.',
    });
  });
});

/** Yields the fields of each event of a stream; none for comments. */
async function* eventsOf(response: Response): AsyncGenerator<Record<string, string>> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      text += read.value;
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const event of whole.filter((each) => !each.startsWith(':')))
        yield Object.fromEntries(event.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
    }
  } finally {
    await reader?.cancel();
  }
}
