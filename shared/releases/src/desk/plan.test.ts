import { startDeskRegistry, wordsOf } from '../testing/desk-registry.ts';
import type { DeskRegistry, Page, Visitor } from '../testing/desk-registry.ts';
import { SHELL_TOKEN } from '../testing/identity-app.ts';
import { registryForFile } from '../testing/registry-for-file.ts';

const ADDRESS = '/desk/production/mf-search';
const reason = 'Because it is Tuesday.';
const manager = { role: 'manager', scope: 'production' } as const;

let registry: DeskRegistry;
let nadia: Visitor;
registryForFile(startDeskRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  for (const version of ['1.0.0', '1.1.0']) await registry.addVersion('mf-search', version);
  await registry.move({ action: 'promote', remote: 'mf-search', version: '1.0.0', reason });
  nadia = await registry.signIn('Nadia', manager);
});

const begin = async (plan: string) =>
  (await nadia.open(ADDRESS)).press('Start the plan', { Plan: plan, Reason: 'The new map.' });
const region = (page: Page, name: string) => page.part.getByRole('region', { name });
const heading = (page: Page) => wordsOf(page.part.getByRole('heading', { level: 1 }));
const steps = (page: Page) => [...region(page, 'Plan').querySelectorAll('li')].map(wordsOf);
/** Ends the bake time of the current step, and has a shell report. */
async function bake(): Promise<void> {
  await registry.database
    .updateTable('plan')
    .set({ since: new Date(0) })
    .execute();
  await registry.app.inject({
    ...{ method: 'PUT', url: '/v1/shells/web-1', headers: { authorization: `Bearer ${SHELL_TOKEN}` } },
    payload: {
      ...{ environment: 'production', manifest: { host: 'web-1', process: 7, shared: {} }, revision: 2 },
      ...{ inForceAt: new Date().toISOString(), fallbacks: [], disabled: [] },
    },
  });
}

describe('[REL-08] [REL-12] a plan at the desk', () => {
  it('is started, and shows its steps and the next one, here and on the board', async () => {
    const page = await begin('1:4h:0,50:8h:400:approve,100');
    expect(wordsOf(page.part.getByRole('status', { name: 'Done' }))).toContain('start mf-search 1.1.0 1 %');
    expect(heading(page)).toContain('Rolling out, 1 %');
    expect(steps(page)).toEqual([
      expect.stringMatching(/^1 %, nowBakes 4 hSince \d\d:\d\d$/),
      '50 %, nextBakes 8 hat least 400 loadsNeeds a second person',
      '100 %, nextReleased to everybodyBy itself',
    ]);
    const words = /Asks for approval of 50 % (tomorrow )?at \d\d:\d\d, if evidence stays below 100/;
    expect(wordsOf(region(page, 'What happens next'))).toMatch(words);
    expect(wordsOf(region(page, 'What happens next'))).toMatch(/Not yet: Bake time: (4 h|3 h 5\d min) left/);
    expect(page.text).toContain('Started by Nadia: “The new map.”');
    expect((await nadia.open('/desk')).text).toMatch(words);
  });

  it('is paused, resumed, and its bake time skipped, each with a reason', async () => {
    let page = await begin('5:4h:0,20,100');
    page = await page.press('Pause at 5\u00a0%', { Reason: 'Lunch.' });
    expect(heading(page)).toContain('Paused, 5 %');
    expect(wordsOf(region(page, 'What happens next'))).toContain('Paused at 5 % by Nadia: “Lunch.”');
    page = await page.press('Let it go on', { Reason: 'Back.' });
    const without = await page.press('Go to 20\u00a0% now', { Reason: ' ' });
    expect(without.status).toBe(400);
    expect(wordsOf(without.part.getByRole('alert'))).toContain('This has no reason.');
    page = await page.press('Go to 20\u00a0% now', { Reason: 'Enough seen.' });
    expect(heading(page)).toContain('Rolling out, 20 %');
    expect(page.text.replaceAll('\u00a0', ' ')).toContain(
      'Last move: advance mf-search 1.1.0 20 %, by plan of Nadia',
    );
  });

  it('is approved by a second user, who gets the one primary button', async () => {
    await begin('5:1h:0,50:approve,100');
    await bake();
    const own = await nadia.open(ADDRESS);
    expect(heading(own)).toContain('Waiting for approval, 5 %');
    expect(own.text).toContain('by anybody who may move it but Nadia');
    expect(own.has('button', { name: /^Approve/ })).toBe(false);
    const claire = await registry.signIn('Claire', manager);
    expect((await claire.open('/desk')).text).toContain('1 waits for approval.');
    const long = 'x'.repeat(501);
    const refused = await (await claire.open(ADDRESS)).press('Approve 50\u00a0%', { Reason: long });
    expect(refused.status).toBe(400);
    const [field] = refused.part.getAllByLabelText<HTMLTextAreaElement>(/^Reason/);
    expect(field?.value).toBe(long);
    const page = await refused.press('Approve 50\u00a0%', { Reason: 'Looks fine.' });
    expect(heading(page)).toContain('Rolling out, 50 %');
  });

  it('keeps submitted values when refused', async () => {
    const page = await begin('5,4,100');
    expect(page.status).toBe(422);
    expect(wordsOf(page.part.getByRole('alert'))).toContain('Each step gives more than the one before.');
    expect((page.part.getByLabelText('Plan') as HTMLInputElement).value).toBe('5,4,100');
    expect(page.has('region', { name: 'Plan' })).toBe(false);
  });

  it('cannot be changed without the right, nor by a form of another session', async () => {
    await begin('5:1h:0,50:approve,100');
    await bake();
    const vera = await registry.signIn('Vera', { role: 'viewer', scope: null });
    const page = await vera.open(ADDRESS);
    expect(page.text).toContain('Waiting for approval of 50 %');
    expect(page.has('button', { name: /plan|Approve|Pause|Go to/ })).toBe(false);
    for (const action of ['approve-plan', 'pause-plan', 'skip-plan', 'start-plan'])
      expect(
        (
          await vera.post(`${ADDRESS}/plan`, {
            ...{
              token: vera.token,
              action,
              step: '1',
              reason,
              version: '1.1.0',
              plan: '1,100',
              revision: '3',
            },
          })
        ).status,
      ).toBe(403);
    const claire = await registry.signIn('Claire', manager);
    const foreign = { token: nadia.token, action: 'approve-plan', step: '1', reason };
    expect((await claire.post(`${ADDRESS}/plan`, foreign)).status).toBe(403);
    expect(heading(await vera.open(ADDRESS))).toContain('5 %');
  });
});
