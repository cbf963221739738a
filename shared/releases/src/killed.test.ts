import { COMMIT_STEPS } from './testing/postgres-proxy.ts';
import { expectFiles, expectFollowed, expectWhole, whenBack } from './testing/expect-whole.ts';
import { MOVES, Outage } from './testing/outage.ts';

jest.setTimeout(120_000);

/** The audit line is written after the document and the notification; the commit follows. */
const MOVE_STEPS = ['insert into "audit"', ...COMMIT_STEPS];
const PUBLISH_STEPS = ['insert into "version"', 'update "version"', 'insert into "audit"', ...COMMIT_STEPS];

let outage: Outage;

/** Processes to kill at a step, with functions that restart them. */
const VICTIMS = {
  async registry() {
    await outage.site.killRegistry();
    return () => outage.site.runRegistry();
  },
  // The database restarts by itself.
  async database(backend: number) {
    await outage.site.crashDatabase(backend);
    return () => Promise.resolve();
  },
};
type Victim = keyof typeof VICTIMS;

async function killedAt(step: string, victim: Victim, command: () => Promise<Response>): Promise<void> {
  let bringBack = () => Promise.resolve();
  const kill = async (backend: number) => {
    bringBack = await VICTIMS[victim](backend);
    return false;
  };
  const answer = await outage.interruptedAt(step, kill, command);
  expect(answer?.ok ?? false).toBe(false);
  await bringBack();
}

const each = (steps: readonly string[]) =>
  (['registry', 'database'] as const).flatMap((victim) => steps.map((step) => [victim, step] as const));

describe('[REL-09] killed at any step', () => {
  beforeAll(async () => {
    outage = await Outage.start('disk');
  });
  afterAll(() => outage.stop());

  describe.each(MOVES)('of %s', (action) => {
    it.each(each(MOVE_STEPS))('the %s, at %s, leaves it complete or not started', async (victim, step) => {
      const { site } = outage;
      const { revision, request } = await outage.prepared(action);
      await killedAt(step, victim, () => site.move(revision, request));
      const again = await whenBack(site, () => site.move(revision, request));
      // A retry succeeds, or is refused as already done.
      if (step === 'committed')
        expect(await again.json()).toMatchObject({ rule: 'revision-moved', now: revision + 1 });
      else expect(again.status).toBe(200);
      expect(await site.revision()).toBe(revision + 1);
      await expectWhole(site);
      await expectFollowed(site);
    });
  });

  it.each(each(PUBLISH_STEPS))(
    'of publishing the %s, at %s, leaves it complete or not started',
    async (victim, step) => {
      const { site } = outage;
      const version = outage.newVersion();
      await killedAt(step, victim, () => site.publish(version));
      const again = await whenBack(site, () => site.publish(version));
      expect(again.status).toBe(step === 'committed' ? 200 : 201);
      await expectWhole(site);
      await expectFiles(site, version);
      await expectFollowed(site);
    },
  );
});
