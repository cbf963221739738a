/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { DARK_MEDIA } from '../../app/theme.ts';
import { firstPaintScript } from './first-paint-script.ts';

const consent = { cookieName: 'CONSENT', isStrict: false };

/** What the script finds of a document, before there is a body. */
function aDocument(dark: { media: string }[] = []) {
  return Object.assign(new EventTarget(), {
    cookie: '',
    documentElement: { dataset: {} },
    body: null as object | null,
    querySelectorAll: (selector: string) => (selector === '[data-dark]' ? dark : []),
  });
}

/** Runs the script as a browser does, with these of its globals. */
function run(globals: { document: object } & Record<string, unknown>): void {
  const localStorage = { getItem: () => null };
  const performance = { now: () => 0, getEntriesByType: () => [] };
  const requestAnimationFrame = () => 0;
  runInNewContext(firstPaintScript(consent), {
    localStorage,
    performance,
    requestAnimationFrame,
    ...globals,
  });
}

/** Returns when the dark theme holds once the script has run. */
function darkMediaOf(localStorage: object): string {
  const style = { media: DARK_MEDIA.system };
  run({ document: aDocument([style]), localStorage });
  return style.media;
}

describe('[A11Y-04] before the first paint', () => {
  it.each([
    ['dark', 'screen'],
    ['light', 'not all'],
    [null, 'screen and (prefers-color-scheme:dark)'],
    ['system', 'screen and (prefers-color-scheme:dark)'],
    ['</script>', 'screen and (prefers-color-scheme:dark)'],
  ])('who has kept %j has the dark theme in %s', (kept, media) => {
    expect(darkMediaOf({ getItem: (key: string) => (key === 'theme' ? kept : null) })).toBe(media);
  });

  it('a browser that refuses storage follows its system', () => {
    const refused = {
      getItem() {
        throw new Error('SecurityError');
      },
    };
    expect(darkMediaOf(refused)).toBe(DARK_MEDIA.system);
  });
});

it('has styles computed once the document is parsed, where nothing was painted before', () => {
  const document = aDocument();
  const getComputedStyle = jest.fn(() => ({}));
  run({ document, getComputedStyle });
  expect(getComputedStyle).not.toHaveBeenCalled();
  document.body = {};
  // Parsed, then complete.
  for (let times = 0; times < 2; times += 1) document.dispatchEvent(new Event('readystatechange'));
  expect(getComputedStyle.mock.calls).toEqual([[document.body]]);
});

it('leaves the styles to the next frame after a first one', () => {
  const document = aDocument();
  const getComputedStyle = jest.fn(() => ({}));
  const frames: (() => void)[] = [];
  run({ document, getComputedStyle, requestAnimationFrame: (frame: () => void) => frames.push(frame) });
  document.body = {};
  for (const frame of frames) frame();
  document.dispatchEvent(new Event('readystatechange'));
  expect(getComputedStyle).not.toHaveBeenCalled();
});

interface Slowness {
  /** From the request to the end of the document, in milliseconds; 0 where it has not ended. */
  document: number;
  /** From the head to the moment looked at, in milliseconds. */
  head: number;
}

/** Returns the fonts that a page still declares at its first frame, or once it is parsed, when some of them have come. */
function declaredFonts(when: 'frame' | 'parsed', { document: ended, head }: Slowness, come: string[]) {
  const fonts = new Set(['/text.woff2', '/display.woff2']);
  const styles = [...fonts].map((font) => ({ dataset: { font }, remove: () => fonts.delete(font) }));
  const document = Object.assign(aDocument(), {
    querySelectorAll: (selector: string) => (selector === '[data-font]' ? styles : []),
  });
  let now = 80;
  const frames: (() => void)[] = [];
  run({
    document,
    getComputedStyle: () => ({}),
    location: 'https://example.test/offres-emploi?page=2',
    URL,
    performance: {
      now: () => now,
      getEntriesByType: (type: string) =>
        type === 'navigation' ? [{ requestStart: 10, responseEnd: ended && 10 + ended }] : [],
      getEntriesByName: ({ href }: URL) => come.filter((font) => href === `https://example.test${font}`),
    },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  });
  now += head;
  if (when === 'parsed') document.dispatchEvent(new Event('readystatechange'));
  else for (const frame of frames) frame();
  return [...fonts];
}

describe.each(['frame', 'parsed'] as const)('[PERF-01] a font that has not come (%s)', (when) => {
  const slow = { document: 101, head: 51 };

  it('is declared no more where the page itself was slow to come, or has not ended', () => {
    expect(declaredFonts(when, slow, [])).toEqual([]);
    expect(declaredFonts(when, slow, ['/text.woff2'])).toEqual(['/text.woff2']);
    expect(declaredFonts(when, { ...slow, document: 0 }, ['/display.woff2'])).toEqual(['/display.woff2']);
  });

  it('may come from the browser’s cache, or in time on a quick network', () => {
    expect(declaredFonts(when, { ...slow, head: 49 }, [])).toHaveLength(2);
    expect(declaredFonts(when, { ...slow, document: 99, head: 500 }, [])).toHaveLength(2);
  });
});
