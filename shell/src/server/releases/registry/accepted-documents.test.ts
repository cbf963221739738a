/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import fc from 'fast-check';
import type { ReleaseDocument } from '@careers/contract';
import { StoredDocuments } from './stored-documents.ts';
import { documentAt, newSigner, writeKeys } from './signing-for-tests.ts';
import type { Signer } from './signing-for-tests.ts';
import { AcceptedDocuments } from './accepted-documents.ts';

let directory: string;
let keysFile: string;
let [ours, next, forger]: Signer[] = [];
let inForce: ReleaseDocument[];
let refused: string[];
let lines: { event: string; msg: string }[];
const shells: AcceptedDocuments[] = [];

function newShell(folder = directory): AcceptedDocuments {
  const { log } = fastify({
    logger: { stream: { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]) } },
  });
  const shell = new AcceptedDocuments({
    verifier: { keysFile, environment: 'production' },
    stored: new StoredDocuments({ directory: folder, environment: 'production' }),
    log,
    onAccepted: (document) => inForce.push(document),
    onRefused: (event) => refused.push(event),
  });
  shells.push(shell);
  return shell;
}
const signed = (...of: Parameters<typeof documentAt>) => ours!.sign(documentAt(...of));

beforeAll(async () => {
  // The forger's key has the same id as ours.
  [ours, next, forger] = await Promise.all([newSigner('ours'), newSigner('next'), newSigner('ours')]);
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'taken-'));
  keysFile = join(directory, 'keys.json');
  await writeKeys(keysFile, [ours!]);
  [inForce, refused, lines] = [[], [], []];
});
afterEach(() => {
  for (const shell of shells.splice(0)) shell.stop();
  return rm(directory, { recursive: true, force: true });
});

it('[REL-09] activates a signed document, and restores it after a restart without a registry', async () => {
  await newShell().accept(await signed(7));
  const restarted = newShell();
  await restarted.acceptStored();
  expect(restarted.current).toEqual(documentAt(7));
  expect(lines).toEqual([]);
});

const remotes = documentAt(8).remotes;
it.each<[string, string, () => Promise<string>]>([
  ['signed by somebody else', 'forged', () => forger!.sign(documentAt(8))],
  ['changed after it was signed', 'forged', async () => replacePayload(await signed(7), documentAt(8))],
  ['without a signature', 'forged', () => Promise.resolve(unsigned(documentAt(8)))],
  ['no signed document at all', 'forged', () => Promise.resolve('<html>502 Bad Gateway</html>')],
  ['signed by a key that nobody handed out', 'key_unknown', () => next!.sign(documentAt(8))],
  ['signed for something else', 'foreign', () => ours!.sign(documentAt(8), { typ: 'JWT' })],
  ['of another environment', 'foreign', () => signed(8, { environment: 'staging' })],
  ['of no environment', 'foreign', () => ours!.sign({ revision: 8, remotes: {} })],
  ['broken', 'unreadable', () => ours!.sign({ environment: 'production', revision: 8, remotes: 1 })],
  ['with a version that nothing proves', 'unpinned', () => ours!.sign({ ...documentAt(8), versions: {} })],
  ['of an earlier revision', 'older', () => signed(6)],
  [
    'of an earlier revision, signed later',
    'older',
    () => signed(6, { issuedAt: '2036-01-01T00:00:00.000Z' }),
  ],
  ['the second of its revision', 'conflicting', () => signed(7, { remotes })],
  [
    'with other files for a version that is known',
    'conflicting',
    () =>
      ours!.sign({
        ...documentAt(8),
        versions: { ...documentAt(8).versions, 'mf-search@1.0.0': { manifest: `sha384-${'B'.repeat(64)}` } },
      }),
  ],
])(
  '[REL-09] a document %s is refused (%s), said once and counted; the last good one stays',
  async (_what, event, make) => {
    const shell = newShell();
    await shell.accept(await signed(7));
    const jws = await make();
    await shell.accept(jws);
    await shell.accept(jws);
    const name = `release_document_${event}`;
    expect(shell.current).toEqual(documentAt(7));
    expect(inForce).toHaveLength(1);
    expect(lines.map((line) => line.event)).toEqual([name]);
    expect(lines[0]?.msg).toMatch(/^Revision 7 of the release document stays/);
    expect(refused).toEqual([name, name]);
    await shell.accept(await signed(9));
    expect(shell.current).toEqual(documentAt(9));
  },
);

it('[REL-09] rotates keys while shells run: both are valid during the change, then only the new one', async () => {
  const shell = newShell();
  await shell.accept(await signed(7));
  await writeKeys(keysFile, [ours!, next!]);
  await shell.accept(await next!.sign(documentAt(8)));
  await shell.accept(await signed(9));
  expect(shell.current.revision).toBe(9);
  await shell.accept(await next!.sign(documentAt(9)));
  await writeKeys(keysFile, [next!]);
  await shell.accept(await signed(10));
  expect(shell.current.revision).toBe(9);
  expect(inForce.map(({ revision }) => revision)).toEqual([7, 8, 9]);
  // The same revision with a new signature replaces the stored one.
  const restarted = newShell();
  await restarted.acceptStored();
  expect(restarted.current.revision).toBe(9);
});

it('[REL-09] activates a document once its key is added', async () => {
  await writeFile(keysFile, 'not written yet');
  const shell = newShell();
  await shell.accept(await signed(7));
  expect([shell.current.revision, refused]).toEqual([0, ['release_document_key_unknown']]);
  await writeKeys(keysFile, [ours!]);
  await until(() => shell.current.revision === 7);
});

it('[REL-09] a copy from a removed registry is logged once, with the file to delete', async () => {
  const kept = join(directory, 'production.40.jws');
  await writeFile(kept, await next!.sign(documentAt(40)));
  const shell = newShell();
  await shell.acceptStored();
  await shell.acceptStored();
  expect(lines.map(({ msg }) => msg)).toEqual([
    expect.stringContaining(`delete ${kept} if the registry was set up anew`),
  ]);
  await shell.accept(await signed(7));
  expect(shell.current.revision).toBe(7);
});

it('[REL-09] verifies a stored document like one from the network', async () => {
  await newShell().accept(await signed(7));
  const kept = join(directory, 'production.7.jws');
  await writeFile(kept, replacePayload(await signed(7), documentAt(7, { remotes })));
  await writeFile(join(directory, 'production.999.jws'), await forger!.sign(documentAt(999)));
  const restarted = newShell();
  await restarted.acceptStored();
  expect(restarted.current.revision).toBe(0);
  expect(refused).toEqual(['release_document_forged', 'release_document_forged']);
  await restarted.accept(await signed(8));
  expect(restarted.current.revision).toBe(8);
});

it('[REL-09] shells with a common folder share accepted documents: none is rolled back behind another', async () => {
  const [one, other] = [newShell(), newShell()];
  await one.accept(await signed(9));
  await other.accept(await signed(8));
  expect(other.current.revision).toBe(9);
  expect((await readdir(directory)).filter((name) => name.endsWith('.jws'))).toEqual(['production.9.jws']);
});

it('[REL-09] the active revision never decreases, and every active document was signed', async () => {
  const offers = fc.record({
    what: fc.constantFrom('signed', 'forged', 'foreign', 'unpinned', 'other'),
    revision: fc.integer({ min: 1, max: 6 }),
    shell: fc.nat({ max: 1 }),
    restarts: fc.boolean(),
  });
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(offers, { maxLength: 12 }), async (steps) => {
      const folder = join(directory, String((turn += 1)));
      const both = [newShell(folder), newShell(folder)];
      const genuine = new Set<string>();
      let highest = 0;
      for (const { what, revision, shell, restarts } of steps) {
        if (restarts) {
          both[shell] = newShell(folder);
          await both[shell].acceptStored();
        }
        const document = documentAt(revision, {
          ...(what === 'foreign' && { environment: 'staging' }),
          ...(what === 'other' && { remotes: {} }),
          ...(what === 'unpinned' && { versions: {} }),
        });
        if (what === 'signed' || what === 'other') genuine.add(JSON.stringify(document));
        await both[shell]!.accept(await (what === 'forged' ? forger! : ours!).sign(document));
        const { current } = both[shell]!;
        expect(current.revision).toBeGreaterThanOrEqual(highest);
        highest = current.revision;
        if (highest > 0) expect(genuine).toContain(JSON.stringify(current));
      }
      for (const shell of both) shell.stop();
    }),
    { numRuns: 40 },
  );
});

function replacePayload(jws: string, document: ReleaseDocument): string {
  const [header, , signature] = jws.split('.');
  return [header, Buffer.from(JSON.stringify(document)).toString('base64url'), signature].join('.');
}

function unsigned(document: ReleaseDocument): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'none', kid: 'ours', typ: 'careers-release+jws' })}.${encode(document)}.`;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}
