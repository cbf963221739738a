import { startCoreRegistry } from '../testing/core-registry.ts';
import type { Answer, CoreRegistry } from '../testing/core-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';
import type { MoveRequest } from './schemas.ts';

const HOUR = 60 * 60_000;
const headers = { authorization: 'Bearer Camille' };
const URL = '/v1/environments/production/freeze';

let registry: CoreRegistry;
registryForFile(startCoreRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.addVersion('mf-search', version);
  await move('promote', '1.0.0');
});

const move = async (action: string, version: string) => {
  const request = { action, remote: 'mf-search', version, reason: 'Try.' } as MoveRequest;
  return (await registry.move(request)).status;
};
/** Returns the time this many hours from now. */
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const freeze = (body: object) =>
  registry.app.inject({ method: 'PUT', url: URL, headers, payload: { reason: 'Sales.', ...body } });
const production = async (): Promise<Answer> =>
  (await registry.app.inject({ url: '/v1/environments/production', headers })).json();

describe('[REL-12] a planned freeze', () => {
  it('blocks an environment from its start to its end, but never a rollback', async () => {
    expect((await freeze({ from: at(-1), until: at(1) })).statusCode).toBe(200);
    expect(await production()).toMatchObject({ frozen: 'Sales.', plannedFreezes: [{ by: 'Camille' }] });
    expect(await move('promote', '1.1.0')).toBe(423);
    await registry.database
      .updateTable('environment')
      .set({
        planned_freezes: JSON.stringify([{ from: at(-2), until: at(-1), reason: 'Sales.', by: 'Camille' }]),
      })
      .execute();
    expect(await production()).toMatchObject({ frozen: null, plannedFreezes: [] });
    expect(await move('promote', '1.1.0')).toBe(200);
    await freeze({ until: at(1) });
    expect(await move('promote', '1.2.0')).toBe(423);
    expect(await move('rollback', '1.0.0')).toBe(200);
  });

  it('blocks nothing before it starts', async () => {
    await freeze({ from: at(2), until: at(4) });
    await freeze({ from: at(1), until: at(3), reason: 'Elections.' });
    expect((await production()).plannedFreezes).toMatchObject([
      { reason: 'Elections.' },
      { reason: 'Sales.' },
    ]);
    expect(await move('promote', '1.1.0')).toBe(200);
  });

  it('is lifted like any other; future ones stay unless included', async () => {
    await freeze({ until: at(1) });
    await freeze({ from: at(2), until: at(3), reason: 'Elections.' });
    await registry.app.inject({ method: 'DELETE', url: URL, headers });
    expect(await production()).toMatchObject({ frozen: null, plannedFreezes: [{ reason: 'Elections.' }] });
    await registry.app.inject({ method: 'DELETE', url: `${URL}?planned=true`, headers });
    expect(await production()).toMatchObject({ frozen: null, plannedFreezes: [] });
  });

  it.each([
    ['no end', { from: at(1) }],
    ['an end before its begin', { from: at(2), until: at(1) }],
    ['an end that is past', { from: at(-2), until: at(-1) }],
  ])('is refused with %s', async (_what, times) => {
    const answer = await freeze(times);
    expect([answer.statusCode, answer.json().rule]).toEqual([422, 'freeze-invalid']);
    expect((await freeze({ until: 'tomorrow' })).statusCode).toBe(400);
    expect((await production()).frozen).toBeNull();
  });
});
