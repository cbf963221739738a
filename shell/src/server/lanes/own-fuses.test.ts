/** @jest-environment node */
import type { ReleaseDocument } from '@careers/contract';
import { OwnFuses } from './own-fuses.ts';

const release = { stable: '1.1.0', candidate: '2.0.0', percent: 5, salt: 'first', fallback: ['1.0.0'] };
const document = (changes: object = {}): ReleaseDocument => ({
  revision: 1,
  remotes: { 'mf-a': { ...release, ...changes } },
});
const fuse = (version: string) => ({
  remote: 'mf-a',
  version,
  time: '2026-11-22T08:00:00.000Z',
  reason: 'It hangs.',
});

let changes: number;
let fuses: OwnFuses;
beforeEach(() => {
  changes = 0;
  fuses = new OwnFuses({ onChange: () => (changes += 1) });
  fuses.follow(document());
});

it('[FUSE-01] a candidate that is off here is told of until nobody is to get it, and stays off', async () => {
  await fuses.blow(fuse('2.0.0'));
  const told = { ...fuse('2.0.0'), salt: 'first' };
  expect([changes, fuses.count, fuses.released]).toEqual([1, 1, [told]]);
  expect(fuses.without(document()).remotes['mf-a']).toMatchObject({ candidate: null, percent: 0 });
  fuses.follow(document({ percent: 20 }));
  expect(fuses.released).toEqual([told]);
  fuses.follow(document({ candidate: null, percent: 0 }));
  expect([fuses.count, fuses.released]).toEqual([1, []]);
});

it('[FUSE-01] another rollout of the same version is another try', async () => {
  await fuses.blow(fuse('2.0.0'));
  fuses.follow(document({ candidate: null, percent: 0 }));
  const again = document({ salt: 'second' });
  fuses.follow(again);
  expect(fuses.without(again)).toBe(again);
});

it('[FUSE-01] a stable version that is off gives way to the one before, also while another is tried', async () => {
  await fuses.blow(fuse('1.1.0'));
  const tried = document({ candidate: '3.0.0', salt: 'second' });
  fuses.follow(tried);
  expect(fuses.without(tried).remotes['mf-a']).toMatchObject({ stable: '1.0.0', candidate: '3.0.0' });
  expect(fuses.released).toMatchObject([fuse('1.1.0')]);
});
