import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyRing } from './key-ring.ts';

const HOUR = 3_600_000;
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keys-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const open = () => KeyRing.open(directory);
const kids = async (ring: KeyRing) => (await ring.publicSet()).keys.map(({ kid }) => kid);

describe('[REL-09] the keys of the registry', () => {
  it('are created once, readable by this user only, and only public keys are published', async () => {
    const ring = await open();
    expect(await kids(await open())).toEqual(await kids(ring));
    const [name = ''] = await readdir(join(directory, 'keys'));
    expect((await stat(join(directory, 'keys', name))).mode & 0o777).toBe(0o600);
    expect((await stat(join(directory, 'keys'))).mode & 0o777).toBe(0o700);
    const published = JSON.parse(await readFile(join(directory, 'keys.json'), 'utf8'));
    expect(published).toEqual(await ring.publicSet());
    expect(published.keys[0]).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' });
    expect(published.keys[0]).not.toHaveProperty('d');
  });

  it('rotate: a new one is published for an hour before it signs', async () => {
    const ring = await open();
    const [first] = await kids(ring);
    const now = Date.now();
    const second = await ring.add(new Date(now + HOUR));
    expect(await kids(ring)).toEqual([first, second]);
    const signing = async (at: number) => (await ring.signer(new Date(at))).kid;
    expect(await signing(now)).toBe(first);
    expect(await signing(now + 2 * HOUR - 1_000)).toBe(first);
    expect(await signing(now + 2 * HOUR)).toBe(second);
    const published = JSON.parse(await readFile(join(directory, 'keys.json'), 'utf8'));
    expect(published.keys).toHaveLength(2);
  });
});
