import type { FaultySite } from './testing/faulty-site.ts';
import { REMOTE } from './testing/faulty-site.ts';
import { expectFiles, expectFollowed, expectWhole, whenBack } from './testing/expect-whole.ts';
import { MOVES, Outage } from './testing/outage.ts';
import { aBuild } from './testing/a-build.ts';
import { keyOf } from './store/digest.ts';

jest.setTimeout(120_000);

describe.each(['disk', 's3'] as const)('[REL-14] while the store is down, on %s', (store) => {
  let outage: Outage;
  let site: FaultySite;
  beforeAll(async () => {
    outage = await Outage.start(store);
    ({ site } = outage);
  });
  afterAll(() => outage.stop());

  const goesAway = async () => {
    await site.takeStoreAway();
    return true;
  };

  it.each(MOVES)(
    '%s needs no store: documents are complete, files are served once it is back',
    async (action) => {
      const { revision, request } = await outage.prepared(action);
      const answer = await outage.interruptedAt('insert into "document"', goesAway, () =>
        site.move(revision, request),
      );
      expect(answer?.status).toBe(200);
      const file = `/v1/blobs/${keyOf(aBuild({ manifest: { version: '1.1.0' } }).digest)}`;
      const missing = await site.registry.ask(file);
      expect(await missing.json()).toMatchObject({ status: 503, rule: 'store-unavailable' });
      await expectFollowed(site);
      await site.bringStoreBack();
      expect((await whenBack(site, () => site.registry.ask(file))).status).toBe(200);
      await expectWhole(site);
    },
  );

  it.each([
    ['before files are sent', 'insert into "version"', 503],
    ['after all were', 'update "version"', 201],
  ])('%s, a version is published completely or not at all', async (_when, step, status) => {
    const version = outage.newVersion();
    const answer = await outage.interruptedAt(step, goesAway, () => site.publish(version));
    expect(answer?.status).toBe(status);
    const row = await site.registry.ask(`/v1/remotes/${REMOTE}/versions/${version}`);
    expect(await row.json()).toMatchObject({ state: status === 201 ? 'ready' : 'checking' });
    await expectWhole(site);
    await site.bringStoreBack();
    expect((await whenBack(site, () => site.publish(version))).status).toBe(status === 201 ? 200 : 201);
    await expectWhole(site);
    await expectFiles(site, version);
  });

  it('from the start, nothing is left of a version', async () => {
    await site.takeStoreAway();
    const version = outage.newVersion();
    expect((await site.publish(version)).status).toBe(503);
    expect((await site.registry.ask(`/v1/remotes/${REMOTE}/versions/${version}`)).status).toBe(404);
    await site.bringStoreBack();
    expect((await whenBack(site, () => site.publish(version))).status).toBe(201);
    await expectFiles(site, version);
  });
});
