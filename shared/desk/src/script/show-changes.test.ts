import { showChanges } from './show-changes.ts';

const page = (main: string) =>
  `<head><title>Desk</title><style></style></head><main tabindex="-1">${main}</main><footer></footer>`;
const form = `
  <label><input type="radio" id="tap-failures" name="tap" value="Failures" />Failures</label>
  <input id="note" />
  <input id="share" value="20" />`;
const answer = { ok: true, redirected: false, text: () => Promise.resolve(page(form)) };

beforeEach(() => {
  globalThis.fetch = jest.fn().mockResolvedValue(answer);
  document.documentElement.innerHTML = page(form);
});

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

describe('[REL-08] a page that shows what others have moved', () => {
  it('keeps what was filled in and chosen', async () => {
    field('tap-failures').checked = true;
    field('note').value = 'the map is empty';
    await showChanges('/desk/production/mf-search/rollback');
    expect([field('tap-failures').checked, field('note').value]).toEqual([true, 'the map is empty']);
  });

  it('keeps what a refused form came back with', async () => {
    const refused = form.replace('value="20"', 'value="5"').replace('value="Failures"', '$& checked');
    document.documentElement.innerHTML = page(`<section role="alert">Refused</section>${refused}`);
    await showChanges('/desk/production/mf-search');
    expect([field('tap-failures').checked, field('share').value]).toEqual([true, '5']);
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
});
