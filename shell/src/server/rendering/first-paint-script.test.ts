/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { DARK_MEDIA } from '../../app/theme.ts';
import { firstPaintScript } from './first-paint-script.ts';

const consent = { cookieName: 'CONSENT', isStrict: false };

/** Runs the script as a browser does, before there is a body; returns when the dark theme then holds. */
function darkMediaOf(localStorage: object): string {
  const style = { media: DARK_MEDIA.system };
  runInNewContext(firstPaintScript(consent), {
    document: {
      cookie: '',
      documentElement: { dataset: {} },
      querySelectorAll: (selector: string) => (selector === '[data-dark]' ? [style] : []),
    },
    localStorage,
  });
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
