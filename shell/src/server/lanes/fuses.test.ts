/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseDocument } from '@careers/contract';
import { Fuses } from './fuses.ts';

const release = { stable: '1.1.0', candidate: '2.0.0', percent: 5, salt: 'a', fallback: ['1.0.0'] };
const document: ReleaseDocument = { revision: 1, remotes: { 'mf-a': release, 'mf-b': release } };
const fuse = (version: string) => ({
  remote: 'mf-a',
  version,
  time: '2026-11-22T08:00:00.000Z',
  reason: 'It hangs.',
});

let directory: string;
let shells: Fuses[];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fuses-'));
  shells = [];
});
afterEach(() => {
  for (const fuses of shells) fuses.stop();
  return rm(directory, { recursive: true, force: true });
});

async function aShell() {
  const change = { next: Promise.withResolvers<void>() };
  const fuses = new Fuses({
    directory,
    onChange() {
      change.next.resolve();
      change.next = Promise.withResolvers();
    },
    onError: () => undefined,
  });
  shells.push(fuses);
  await fuses.start();
  return { fuses, changed: () => change.next.promise };
}

it('[FUSE-01] what one shell turns off is off in every shell, and on again once its file is taken away', async () => {
  const [one, other] = [await aShell(), await aShell()];
  const told = other.changed();
  await one.fuses.blow(fuse('2.0.0'));
  await told;
  for (const { fuses } of [one, other]) {
    expect(fuses.isBlown('mf-a@2.0.0')).toBe(true);
    expect(fuses.without(document).remotes).toEqual({
      'mf-a': { ...release, candidate: null, percent: 0 },
      'mf-b': release,
    });
  }
  expect(JSON.parse(await readFile(join(directory, 'mf-a@2.0.0.json'), 'utf8'))).toEqual(fuse('2.0.0'));
  const mended = other.changed();
  await rm(join(directory, 'mf-a@2.0.0.json'));
  await mended;
  expect(other.fuses.without(document)).toBe(document);
});

it('[FUSE-01] a stable version that is off gives way to the one before, if there is one', async () => {
  const { fuses } = await aShell();
  await fuses.blow(fuse('1.1.0'));
  expect(fuses.without(document).remotes['mf-a']).toMatchObject({ stable: '1.0.0', fallback: [] });
  await fuses.blow(fuse('1.0.0'));
  expect(fuses.without(document).remotes['mf-a']).toMatchObject({ stable: '1.1.0', fallback: [] });
});

it('a shell that starts later knows what is off; a file that is none is nobody’s fault', async () => {
  await writeFile(join(directory, 'notes.json'), 'no JSON');
  await (await aShell()).fuses.blow(fuse('2.0.0'));
  const { fuses } = await aShell();
  expect([fuses.count, fuses.isBlown('mf-a@2.0.0')]).toEqual([1, true]);
});
