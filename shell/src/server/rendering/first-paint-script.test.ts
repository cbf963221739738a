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

/** Runs the script as a browser does; returns when the dark theme then holds. */
function darkMediaOf(localStorage: object): string {
  const style = { media: DARK_MEDIA.system };
  runInNewContext(firstPaintScript(consent), { document: aDocument([style]), localStorage });
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

it('has styles computed once the document is parsed', () => {
  const document = aDocument();
  const getComputedStyle = jest.fn(() => ({}));
  const localStorage = { getItem: () => null };
  runInNewContext(firstPaintScript(consent), { document, getComputedStyle, localStorage });
  expect(getComputedStyle).not.toHaveBeenCalled();
  document.body = {};
  // Parsed, then complete.
  for (let times = 0; times < 2; times += 1) document.dispatchEvent(new Event('readystatechange'));
  expect(getComputedStyle.mock.calls).toEqual([[document.body]]);
});
