import { randomUUID } from 'node:crypto';
import { requireCurrent } from '../documents/document-store.ts';
import { startDeskRegistry, wordsOf } from '../testing/desk-registry.ts';
import type { DeskRegistry } from '../testing/desk-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';

let registry: DeskRegistry;
registryForFile(startDeskRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  for (const remote of ['mf-search', 'mf-offer']) {
    for (const version of ['1.0.0', '1.1.0']) await registry.addVersion(remote, version);
    await registry.move({ action: 'promote', remote, version: '1.0.0', reason: `First of ${remote}.` });
  }
  await registry.move({ action: 'promote', remote: 'mf-search', version: '1.1.0', reason: 'Faster.' });
});

const manager = { role: 'manager', scope: 'production' } as const;
const viewer = { role: 'viewer', scope: null } as const;
const revision = () => requireCurrent(registry.database, 'production');

describe('[REL-08] the history', () => {
  it('shows who did what, why, and what changed, latest first', async () => {
    const page = await (await registry.signIn('Claire', viewer)).open('/desk/history');
    const [row] = page.part.getAllByRole('row', { name: /Nadia/ });
    expect(wordsOf(row)).toMatch(
      /Nadianadia@example\.orgpromote mf-searchproduction“Faster\.”1\.0\.0 → 1\.1\.0r4In force/,
    );
  });

  it('shows the environment of a plan apart from its remote, as that of a move', async () => {
    const claire = await registry.signIn('Claire', manager);
    const offer = await claire.open('/desk/production/mf-offer');
    await offer.press('Start the plan', { Plan: '5,100', Reason: 'By itself.' });
    const rows = (await claire.open('/desk/history')).part.getAllByRole('row', { name: /“By itself\.”/ });
    const words = rows.map((row) => wordsOf(row)).join('\n');
    expect(words).toContain('start a plan of mf-offerproduction“By itself.”');
    expect(words).toContain('start mf-offerproduction“By itself.”');
  });

  it('filters by remote and environment', async () => {
    const all = await (await registry.signIn('Claire', viewer)).open('/desk/history');
    const some = await all.press('Show', { Remote: 'mf-offer' });
    expect(some.text).toContain('First of mf-offer.');
    expect(some.text).not.toContain('Faster.');
    const none = await some.press('Show', { Environment: 'staging' });
    expect(none.text).toContain('No change fits this choice.');
    const strange = await (await registry.signIn('Claire', viewer)).open('/desk/history?remote=%25');
    expect(strange.status).toBe(400);
  });

  it('pages back without losing a line', async () => {
    const lines = Array.from({ length: 70 }, (_, index) => index);
    for (const index of lines)
      await registry.move({
        action: index % 2 === 0 ? 'pin' : 'unpin',
        ...{ remote: 'mf-offer', reason: `Turn ${index}.` },
      });
    let page = await (await registry.signIn('Claire', viewer)).open('/desk/history?remote=mf-offer');
    let text = page.text;
    page = await page.follow('Older changes');
    text += page.text;
    for (const index of lines) expect(text.split(`“Turn ${index}.”`)).toHaveLength(2);
    expect(page.has('link', { name: 'Older changes' })).toBe(false);
  });

  it('shows the differences before it restores a revision, and requires a reason', async () => {
    // A restore keeps the current pins.
    await registry.move({ action: 'pin', remote: 'mf-offer', reason: 'Elections.' });
    const page = await (await registry.signIn('Claire', manager)).open('/desk/history');
    const question = await page.follow('Restore production as of r3');
    expect(wordsOf(question.part.getByRole('row', { name: /mf-search/ }))).toBe('mf-search1.1.01.0.0');
    expect(question.has('row', { name: /mf-offer/ })).toBe(false);
    const silent = await question.press('Restore r3', { Reason: ' ' });
    expect(wordsOf(silent.part.getByRole('alert'))).toContain('This move has no reason.');
    const done = await silent.press('Restore r3', { Reason: 'As before the sale.' });
    expect(done.text).toContain('restore all remotes');
    const { body } = await revision();
    expect(body.remotes['mf-search']).toMatchObject({ stable: '1.0.0' });
    expect(body.lastMove).toMatchObject({ command: 'restore 3', reason: 'As before the sale.' });
  });

  it('says which versions have failed that a restore would give to visitors again', async () => {
    const moved = { remote: 'mf-offer', version: '1.1.0', reason: 'Try.' };
    await registry.move({ action: 'start', percent: 20, ...moved });
    const { revision: earlier, body } = await revision();
    const { salt = '' } = body.remotes['mf-offer'] ?? {};
    await registry.database
      .insertInto('outcome')
      .values({
        ...{ environment: 'production', remote: 'mf-offer', version: '1.1.0', salt, run: randomUUID() },
        ...{ renders: 10, fallbacks: 0, errors: 4, crashes: 0, browser_failures: 0 },
      })
      .execute();
    await registry.move({ action: 'halt', ...moved });
    const claire = await registry.signIn('Claire', manager);
    const question = await claire.open(`/desk/production/revisions/${earlier}`);
    expect(wordsOf(question.part.getByRole('row', { name: /mf-offer/ }))).toBe(
      'mf-offer1.0.01.0.0, 1.1.0 at 20 %1.1.0 has failed here',
    );
  });

  it('refuses a restore based on another revision, or without the right', async () => {
    const question = await (await registry.signIn('Claire', manager)).open('/desk/production/revisions/3');
    await registry.move({ action: 'pin', remote: 'mf-offer', reason: 'Meanwhile.' });
    const stale = await question.press('Restore r3', { Reason: 'Back.' });
    expect(stale.status).toBe(409);
    expect(wordsOf(stale.part.getByRole('alert'))).toContain('“Meanwhile.”');

    const vera = await registry.signIn('Vera', viewer);
    const looked = await vera.open('/desk/production/revisions/3');
    expect(looked.has('button', { name: /Restore/ })).toBe(false);
    expect(looked.text).toContain('takes the role manager of production');
    const before = await revision();
    const fields = { token: vera.token, reason: 'Mine.', revision: String(before.revision) };
    expect((await vera.post('/desk/production/revisions/3', fields)).status).toBe(403);
    expect(await revision()).toEqual(before);
  });
});

describe('[REL-08] freezes', () => {
  it('are set with a reason and lifted, by users with the right, and shown on the board', async () => {
    const claire = await registry.signIn('Claire', manager);
    const page = await claire.open('/desk/freezes');
    expect(page.has('button', { name: 'Freeze staging' })).toBe(false);
    const silent = await page.press('Freeze production', { Reason: ' ' });
    expect(wordsOf(silent.part.getByRole('alert'))).toContain('A freeze says why');
    const endless = await page.press('Freeze production', { Reason: 'Sales.', From: '2099-12-24T18:00' });
    expect(wordsOf(endless.part.getByRole('alert'))).toContain(
      'A planned freeze has an end.To do: Say until when',
    );
    const field = (name: string) => endless.part.getByLabelText<HTMLInputElement>(new RegExp(name)).value;
    expect([field('Reason'), field('From')]).toEqual(['Sales.', '2099-12-24T18:00']);
    const frozen = await silent.press('Freeze production', { Reason: 'Elections.' });
    expect(frozen.text).toContain('Why: “Elections.”');
    expect(
      wordsOf((await claire.open('/desk')).part.getByRole('region', { name: 'Freeze of production' })),
    ).toContain('Production is frozen: “Elections.”');
    const open = await frozen.press('Unfreeze production');
    expect(open.text).not.toContain('Elections.');
    const history = await claire.open('/desk/history?environment=production');
    expect(wordsOf(history.part.getByRole('row', { name: /“Elections\.”/ }))).toContain('open → frozen');
  });

  it('are planned in Paris time, and cancelled', async () => {
    const claire = await registry.signIn('Claire', manager);
    const times = { From: '2099-12-24T18:00', Until: '2099-12-27T08:00' };
    const page = await (
      await claire.open('/desk/freezes')
    ).press('Freeze production', { Reason: 'Christmas.', ...times });
    expect(page.text).toContain('From Thu 24 Dec, 18:00 until Sun 27 Dec, 08:00: “Christmas.”');
    expect(page.has('button', { name: 'Freeze production' })).toBe(true);
    const { text } = await claire.open('/desk/history');
    expect(text).toContain('frozen from 24 Dec 2099, 18:00 until 27 Dec 2099, 08:00');
    const without = await page.press('Cancel planned freezes of production');
    expect(without.text).not.toContain('Christmas.');
  });

  it('say when a planned one ends, and which of them are lifted', async () => {
    const claire = await registry.signIn('Claire', manager);
    const freezes = await claire.open('/desk/freezes');
    const elections = { Reason: 'Elections.', Until: '2099-11-30T08:00' };
    const begun = await freezes.press('Freeze production', elections);
    expect((await claire.open('/desk')).text).toContain(
      'Production is frozen until Mon 30 Nov, 08:00: “Elections.”',
    );
    expect(begun.has('button', { name: /planned/ })).toBe(false);
    const open = await begun.press('Unfreeze production');
    const christmas = { Reason: 'Christmas.', From: '2099-12-24T18:00', Until: '2099-12-27T08:00' };
    await open.press('Freeze production', christmas);
    const both = await freezes.press('Freeze production', { Reason: 'Now.' });
    const none = await both.press('Unfreeze production and cancel its planned freezes');
    expect(none.text).not.toMatch(/Christmas|Now\./);
  });

  it('are refused without the right, and from other sites', async () => {
    const vera = await registry.signIn('Vera', viewer);
    const page = await vera.open('/desk/freezes');
    expect(page.has('button', { name: /Freeze/ })).toBe(false);
    expect(page.text).toContain('takes the role manager of');
    const claire = await registry.signIn('Claire', manager);
    const fields = { action: 'freeze', reason: 'Mine.' };
    const answers = [
      await vera.post('/desk/freezes/production', { ...fields, token: vera.token }),
      await claire.post('/desk/freezes/production', fields),
      await claire.post('/desk/freezes/production', { ...fields, token: vera.token }),
      await claire.post(
        '/desk/freezes/production',
        { ...fields, token: claire.token },
        'https://evil.example',
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await claire.open('/desk/freezes')).text).not.toContain('Mine.');
  });
});
