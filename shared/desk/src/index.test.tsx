import { renderDesk } from './index.tsx';
import type { Release, View } from './views.ts';

const release: Release = {
  ...{ environment: 'production', remote: 'mf-search', revision: 812, need: 'rolling' },
  ...{
    stable: '1.3.2',
    candidate: '1.4.0',
    halted: null,
    percent: 5,
    fallback: ['1.3.1'],
    linked: [],
    pinned: null,
    frozen: null,
  },
  evidence: { verdict: 'nothing', enough: 400, against: null, candidate: null, stable: null, failures: [] },
  checks: [],
  serving: { live: 0, current: 0, slowestMilliseconds: null, fallbacks: [] },
  lastMove: null,
  plan: null,
  may: [],
  lacking: null,
};

function open(view: View): Document {
  const now = '2026-11-19T13:32:00Z';
  const html = renderDesk({ view, person: 'Ana', token: 'token', now, nonce: 'abc' });
  return new DOMParser().parseFromString(html, 'text/html');
}
const rollout = (changes: Partial<Release>) =>
  open({
    kind: 'rollout',
    release: { ...release, ...changes },
    ...{ versions: [], plans: [], moved: null, refusal: null, course: [] },
    reach: { visits: null, paths: [], users: [] },
  });

const wordsOf = (element: Element | null) => element?.textContent ?? '';

describe('[REL-08] a page of the desk', () => {
  it('is one document with one style sheet and one script, with the nonce of the response', () => {
    const page = rollout({});
    expect(page.documentElement.lang).toBe('en');
    expect(page.title).toBe('mf-search in production · Release desk');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    const nonces = [...page.querySelectorAll('style, script')].map((part) => part.getAttribute('nonce'));
    expect(nonces).toEqual(['abc', 'abc']);
    expect(page.querySelector('style')?.textContent).toContain('prefers-color-scheme:dark');
    expect(page.querySelectorAll('script:not([src]), [style]')).toHaveLength(0);
  });

  it('escapes texts of other users', () => {
    const words = '<img src=x onerror=alert(1)>"\'</style><script>alert(1)</script>';
    const page = rollout({ need: 'pinned', pinned: words, lacking: words });
    expect(wordsOf(page.body)).toContain(`Held: “${words}”.`);
    expect(page.querySelectorAll('body script, img')).toHaveLength(0);
  });

  it('offers no moves to a user without rights, with the reason', () => {
    const page = rollout({ lacking: 'Ana may not start mf-search.' });
    expect(page.querySelectorAll('main form')).toHaveLength(0);
    expect(wordsOf(page.body)).toContain('Ana may not start mf-search.');
  });

  it.each([
    [{ live: 1, current: 1 }, '1 of 1\u00a0shell'],
    [{ live: 3, current: 2 }, '2 of 3\u00a0shells'],
  ])('counts shells: %o', (counts, words) => {
    const serving = { ...release.serving, ...counts };
    expect(wordsOf(rollout({ serving }).querySelector('main'))).toContain(`${words} at r812`);
  });

  it.each([
    [{ need: 'halted', candidate: null } as const, 'Halted itself', 'Everybody gets 1.3.2'],
    [{ need: 'rehearsal', percent: 0 } as const, 'In rehearsal', 'Goes to nobody.'],
    [{ need: 'paused', percent: 0 } as const, 'Paused', 'the same visitors then get it first'],
    [{ need: 'frozen', frozen: 'Sales' } as const, 'Frozen', 'Held by the freeze: “Sales”.'],
    [{ need: 'steady', candidate: null } as const, 'Steady', 'No candidate.'],
  ])('shows the next event: %o', (changes, state, next) => {
    const page = rollout(changes);
    expect(wordsOf(page.querySelector('h1'))).toContain(state);
    expect(wordsOf(page.body)).toContain(next);
  });
});
