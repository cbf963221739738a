import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { builtDesk } from './renderer.ts';

const page = {
  view: { kind: 'problem', rule: 'unknown-address', message: 'A title', remedy: 'Do this.' } as const,
  ...{ person: null, token: '', now: '2026-11-19T13:32:00Z', nonce: 'x' },
};

describe('[REL-08] the built desk', () => {
  it('is reported missing on its pages, without affecting the registry', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'desk-'));
    const desk = builtDesk(folder);
    await expect(desk.render(page)).rejects.toMatchObject({ status: 503, rule: 'desk-not-built' });
    expect(await desk.font('figtree.woff2')).toBeUndefined();
    expect(await desk.script()).toBeUndefined();
  });

  it('is served once it is built, with its script and fonts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'desk-'));
    const desk = builtDesk(folder);
    await expect(desk.render(page)).rejects.toMatchObject({ rule: 'desk-not-built' });
    await writeFile(join(folder, 'desk.cjs'), 'exports.renderDesk = ({ view }) => view.message;');
    await writeFile(join(folder, 'desk.js'), 'follow();');
    expect(String(await desk.script())).toBe('follow();');
    const fonts = resolve(import.meta.dirname, '..', '..', '..', 'ui', 'assets', 'fonts');
    await cp(fonts, join(folder, 'fonts'), { recursive: true });
    expect(await desk.render(page)).toBe('A title');
    expect((await desk.font('figtree.woff2'))?.byteLength).toBeGreaterThan(1_000);
  });
});
