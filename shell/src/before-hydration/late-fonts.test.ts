import { dropLateFonts } from './late-fonts.ts';

let frames: FrameRequestCallback[];
let computed: jest.SpyInstance;
let now: number;
beforeEach(() => {
  frames = [];
  now = 80;
  Object.assign(performance, { now: () => now, getEntriesByType: () => [] });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  computed = jest.spyOn(window, 'getComputedStyle');
});
afterEach(() => jest.restoreAllMocks());

const paint = () => frames.forEach((frame) => frame(0));
const parse = () => document.dispatchEvent(new Event('readystatechange'));

it('computes styles once the document is parsed, if nothing was painted before', () => {
  dropLateFonts();
  expect(computed).not.toHaveBeenCalled();
  // Runs both: parsed, then complete.
  for (let times = 0; times < 2; times += 1) parse();
  expect(computed.mock.calls).toEqual([[document.body]]);
});

it('leaves styles to the next frame after a first paint', () => {
  dropLateFonts();
  paint();
  parse();
  expect(computed).not.toHaveBeenCalled();
});

interface Slowness {
  /** Milliseconds from the request to the end of the document; 0 if not ended. */
  document: number;
  /** Milliseconds from the head to the tested moment. */
  head: number;
}

/** Returns the fonts still declared at the first frame, or once parsed, when some have loaded. */
function declaredFonts(when: 'frame' | 'parsed', { document: ended, head }: Slowness, come: string[]) {
  document.head.innerHTML = ['/text.woff2', '/display.woff2']
    .map((font) => `<style data-font="${font}"></style>`)
    .join('');
  Object.assign(performance, {
    getEntriesByType: (type: string) =>
      type === 'navigation' ? [{ requestStart: 10, responseEnd: ended && 10 + ended }] : [],
    getEntriesByName: (href: string) => come.filter((font) => href === window.location.origin + font),
  });
  dropLateFonts();
  now += head;
  if (when === 'parsed') parse();
  else paint();
  return [...document.querySelectorAll<HTMLStyleElement>('[data-font]:not([media])')].map(
    ({ dataset }) => dataset['font'],
  );
}

describe.each(['frame', 'parsed'] as const)('[PERF-01] a font that has not loaded (%s)', (when) => {
  const slow = { document: 101, head: 51 };

  it('is removed if the page itself was slow, or has not ended', () => {
    expect(declaredFonts(when, slow, [])).toEqual([]);
    expect(declaredFonts(when, slow, ['/text.woff2'])).toEqual(['/text.woff2']);
    expect(declaredFonts(when, { ...slow, document: 0 }, ['/display.woff2'])).toEqual(['/display.woff2']);
  });

  it('may come from the browser’s cache, or in time on a quick network', () => {
    expect(declaredFonts(when, { ...slow, head: 49 }, [])).toHaveLength(2);
    expect(declaredFonts(when, { ...slow, document: 99, head: 500 }, [])).toHaveLength(2);
  });
});
