import { loadLateFonts } from './late-fonts.ts';

const TEXT = '/text.woff2';
const DISPLAY = '/display.woff2';

/** Fonts added to the page by scripts. */
let added: string[];
/** Times of loaded files and of the first text paint, by name. */
let times: Record<string, number>;
let unreachable: string;

class FakeFont {
  readonly family: string;
  readonly source: string;
  readonly weight: string;

  constructor(family: string, source: string, { weight }: { weight: string }) {
    this.family = family;
    this.source = source;
    this.weight = weight;
  }

  load(): Promise<this> {
    return this.source === `url(${unreachable})`
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(this);
  }
}

beforeEach(() => {
  added = [];
  unreachable = '';
  times = { 'first-contentful-paint': 400 };
  document.head.innerHTML = [TEXT, DISPLAY]
    .map(
      (url) =>
        `<style data-font="${url}">@font-face{font-family:"Font of ${url}";src:url(${url});font-weight:400 700}</style>`,
    )
    .join('');
  Object.assign(globalThis, { FontFace: FakeFont });
  Object.assign(document, {
    fonts: { add: ({ family, source, weight }: FakeFont) => added.push(`${family} ${source} ${weight}`) },
  });
  Object.assign(performance, {
    getEntriesByName(name: string) {
      const time = times[name.replace(window.location.origin, '')];
      return time === undefined ? [] : [{ startTime: time, responseEnd: time }];
    },
  });
});

async function nextPage(): Promise<void> {
  const show = loadLateFonts();
  await Promise.resolve();
  await Promise.resolve();
  expect(added).toEqual([]);
  show();
  show();
}

it('[PERF-01] the next page uses fonts that loaded after the first text', async () => {
  times = { ...times, [TEXT]: 401, [DISPLAY]: 399 };
  await nextPage();
  expect(added).toEqual([`Font of ${TEXT} url(${TEXT}) 400 700`]);
});

it('[PERF-01] the next page uses fonts dropped before the first text', async () => {
  times = { ...times, [TEXT]: 399, [DISPLAY]: 399 };
  document.querySelector(`[data-font="${DISPLAY}"]`)?.setAttribute('media', 'not all');
  await nextPage();
  expect(added).toEqual([`Font of ${DISPLAY} url(${DISPLAY}) 400 700`]);
});

it('a font that fails to load does not affect the other one', async () => {
  unreachable = TEXT;
  await nextPage();
  expect(added).toEqual([`Font of ${DISPLAY} url(${DISPLAY}) 400 700`]);
});
