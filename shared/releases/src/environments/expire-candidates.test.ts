import { startCoreRegistry } from '../testing/core-registry.ts';
import type { CoreRegistry } from '../testing/core-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';
import { expireCandidates } from './expire-candidates.ts';
import { freeze } from './environment-store.ts';
import type { MoveRequest } from './schemas.ts';

const DAY = 24 * 60 * 60_000;
let registry: CoreRegistry;
registryForFile(startCoreRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  for (const remote of ['mf-search', 'mf-offer'])
    for (const version of ['1.0.0', '1.1.0']) {
      await registry.addVersion(remote, version);
      if (version === '1.0.0') await move({ action: 'promote', remote, version });
    }
  await move({ action: 'start', remote: 'mf-search', version: '1.1.0', percent: 20 });
});

const move = (request: object) => registry.move({ reason: 'Try.', ...request } as MoveRequest);
const expireIn = (days: number) => expireCandidates(registry, new Date(Date.now() + days * DAY));
/** Ages all moves but the last by three weeks. */
const ageAllButLast = async () =>
  registry.database
    .updateTable('document')
    .set({ issued_at: new Date(Date.now() - 21 * DAY) })
    .where('revision', '<', await registry.revision())
    .execute();
const production = async () => {
  const headers = { authorization: 'Bearer Camille' };
  return (await registry.app.inject({ url: '/v1/environments/production', headers })).json().document;
};

describe('[REL-12] a candidate without a move for three weeks', () => {
  it('is halted by the registry with a reason, and nothing else moves', async () => {
    await expireIn(20.9);
    expect((await production()).remotes['mf-search']).toMatchObject({ candidate: '1.1.0', percent: 20 });
    await move({ action: 'start', remote: 'mf-offer', version: '1.1.0', percent: 5 });
    await ageAllButLast();
    await expireIn(0);
    const { remotes, lastMove } = await production();
    expect(remotes['mf-search']).toMatchObject({ stable: '1.0.0', candidate: null });
    expect(remotes['mf-offer']).toMatchObject({ candidate: '1.1.0', percent: 5 });
    expect(lastMove).toMatchObject({
      who: 'expiry',
      command: 'halt mf-search 1.1.0',
      reason: 'Nobody has moved it for 21 days: it stood at 20 %. Start it again if it is still wanted.',
    });
    const { revision } = await production();
    await expireIn(0);
    expect((await production()).revision).toBe(revision);
  });

  it('expires from the last move of its linked candidates', async () => {
    const linked = [{ remote: 'mf-offer', version: '1.1.0' }];
    await move({ action: 'start', remote: 'mf-search', version: '1.1.0', percent: 20, with: linked });
    await move({ action: 'advance', remote: 'mf-search', percent: 30 });
    await ageAllButLast();
    await expireIn(0);
    expect((await production()).remotes['mf-offer']).toMatchObject({ candidate: '1.1.0', percent: 30 });
    await expireIn(22);
    const { remotes } = await production();
    expect([remotes['mf-search'].candidate, remotes['mf-offer'].candidate]).toEqual([null, null]);
  });

  it.each([
    ['a pin', () => move({ action: 'pin', remote: 'mf-search' })],
    ['a freeze', () => freeze(registry.database, { name: 'production', reason: 'Sales.', actor: 'Camille' })],
  ])('is kept by %s', async (_what, hold) => {
    await hold();
    await expireIn(22);
    expect((await production()).remotes['mf-search']).toMatchObject({ candidate: '1.1.0' });
  });
});
