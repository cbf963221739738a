import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_WINDOW } from '@careers/contract';
import { capabilitiesOf } from './capabilities.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'offer-'));
});
afterEach(() => rm(directory, { recursive: true }));

const shared = (version: string) => ({ react: { version, exports: ['useState'] } });
const files = (build: string, fallback: string | null) => ({
  offerFile: join(directory, build, 'offer.json'),
  fallbackOfferFile: fallback && join(directory, fallback, 'offer.json'),
});

it('[TEAM-02] reports the capabilities of the fallback build, from the file that it wrote', async () => {
  const first = await capabilitiesOf(shared('19.3.0'), files('first', null));
  expect(first).toMatchObject({ contracts: [...CONTRACT_WINDOW], shared: shared('19.3.0') });
  expect(first.fallback).toBeUndefined();
  const second = await capabilitiesOf(shared('19.3.1'), files('second', 'first'));
  expect(second.shared).toEqual(shared('19.3.1'));
  expect(second.fallback).toEqual(first);
});

it('does not start without its configured fallback', async () => {
  await expect(capabilitiesOf(shared('19.3.1'), files('second', 'first'))).rejects.toThrow(
    'SHELL_FALLBACK_OFFER',
  );
  await writeFile(join(directory, 'offer.json'), '{}');
  await expect(
    capabilitiesOf(shared('19.3.1'), {
      ...files('second', null),
      fallbackOfferFile: join(directory, 'offer.json'),
    }),
  ).rejects.toThrow('does not follow the contract');
});
