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

it('has styles computed once the document is parsed, where nothing was painted before', () => {
  dropLateFonts();
  expect(computed).not.toHaveBeenCalled();
  // Parsed, then complete.
  for (let times = 0; times < 2; times += 1) parse();
  expect(computed.mock.calls).toEqual([[document.body]]);
});

it('leaves the styles to the next frame after a first one', () => {
  dropLateFonts();
  paint();
  parse();
  expect(computed).not.toHaveBeenCalled();
});

interface Slowness {
  /** From the request to the end of the document, in milliseconds; 0 where it has not ended. */
  document: number;
  /** From the head to the moment looked at, in milliseconds. */
  head: number;
}

/** Returns the fonts that a page still declares at its first frame, or once it is parsed, when some of them have come. */
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
