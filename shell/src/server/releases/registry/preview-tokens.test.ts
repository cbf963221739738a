/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PreviewTokens } from './preview-tokens.ts';
import { documentAt, newSigner, writeKeys } from './signing-for-tests.ts';
import type { Signer } from './signing-for-tests.ts';

const HOUR_SECONDS = 3_600;
const MANIFEST = `sha384-${'A'.repeat(64)}`;
const now = () => Math.floor(Date.now() / 1000);

let directory: string;
let ours: Signer;
let forger: Signer;
let tokens: PreviewTokens;
beforeAll(async () => {
  // The forger's key has the same id as ours.
  [ours, forger] = await Promise.all([newSigner('ours'), newSigner('ours')]);
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'previews-'));
  const keysFile = join(directory, 'keys.json');
  await writeKeys(keysFile, [ours]);
  tokens = new PreviewTokens({ keysFile, environment: 'production' });
});
afterEach(() => {
  jest.useRealTimers();
  return rm(directory, { recursive: true, force: true });
});

const signed = (changes: object = {}, { signer = ours, typ = 'careers-preview+jwt' } = {}) =>
  signer.sign(
    {
      ...{ aud: 'production', sub: 'mf-search@1.1.0', manifest: MANIFEST },
      ...{ iat: now(), exp: now() + HOUR_SECONDS, ...changes },
    },
    { typ },
  );

/** Returns a token with changed claims and the original signature. */
function altered(token: string, changes: object): string {
  const [header, payload = '', signature] = token.split('.');
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url');
  return [header, changed, signature].join('.');
}

it('[REL-06] accepts a preview signed by the registry, with the digest of its version', async () => {
  const preview = await tokens.verify(await signed());
  expect(preview).toMatchObject({ remote: 'mf-search', version: '1.1.0' });
  expect(preview.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + HOUR_SECONDS * 1000);
  expect(tokens.pinOf('mf-search@1.1.0')).toBe(MANIFEST);
  expect(tokens.pinOf('mf-search@1.2.0')).toBeUndefined();
});

it.each<[string, () => Promise<string>]>([
  ['that was altered to another version', async () => altered(await signed(), { sub: 'mf-search@1.2.0' })],
  [
    'that was altered to last longer',
    async () => altered(await signed(), { exp: now() + 72 * HOUR_SECONDS }),
  ],
  ['that somebody else has signed', () => signed({}, { signer: forger })],
  ['of another environment', () => signed({ aud: 'staging' })],
  ['without an end', () => signed({ exp: undefined })],
  ['without its files', () => signed({ manifest: undefined })],
  ['of no version', () => signed({ sub: 'mf-search@../1.1.0' })],
  ['that is a release document', () => ours.sign(documentAt(7))],
  ['that is signed as something else', () => signed({}, { typ: 'careers-release+jws' })],
  ['that is no token', () => Promise.resolve('mf-search@1.1.0')],
])('[REL-06] refuses a preview %s', async (_what, make) => {
  await expect(tokens.verify(await make())).rejects.toMatchObject({
    name: 'PreviewRefused',
    isExpired: false,
  });
  expect(tokens.pinOf('mf-search@1.1.0')).toBeUndefined();
});

it('[REL-06] refuses an expired preview as expired, even if shown before', async () => {
  const past = { iat: now() - 2 * HOUR_SECONDS, exp: now() - HOUR_SECONDS };
  await expect(tokens.verify(await signed(past))).rejects.toMatchObject({ isExpired: true });
  const token = await signed();
  await tokens.verify(token);
  jest.useFakeTimers({ now: Date.now() + 2 * HOUR_SECONDS * 1000, doNotFake: ['nextTick', 'setImmediate'] });
  await expect(tokens.verify(token)).rejects.toMatchObject({ isExpired: true });
});

it('[REL-06] limits previews to three days, whatever their expiry', async () => {
  const old = { iat: now() - 73 * HOUR_SECONDS, exp: now() + 999 * HOUR_SECONDS };
  await expect(tokens.verify(await signed(old))).rejects.toMatchObject({ isExpired: true });
});
