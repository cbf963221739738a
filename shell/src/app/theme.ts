export type Theme = 'system' | 'light' | 'dark';

/** Stores a choice other than the system's (decisions.md#storage-and-consent). */
const THEME_KEY = 'theme';

/** The `media` of the dark theme's elements, marked `data-dark`; print is always light. */
export const DARK_MEDIA: Readonly<Record<Theme, string>> = {
  system: 'screen and (prefers-color-scheme:dark)',
  light: 'not all',
  dark: 'screen',
};

/** Applies the stored choice before the first paint; without storage, the system's. */
export const themeScript = `try{const m={light:'${DARK_MEDIA.light}',dark:'${DARK_MEDIA.dark}'}[localStorage.getItem('${THEME_KEY}')];m&&document.querySelectorAll('[data-dark]').forEach(e=>e.media=m)}catch{}`;

/** Returns the theme of an untrusted stored value. */
export function parseTheme(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Returns the visitor's choice. */
export function readTheme(): Theme {
  try {
    return parseTheme(window.localStorage.getItem(THEME_KEY));
  } catch {
    return 'system';
  }
}

/** Stores the choice; the system's by deleting it. */
export function keepTheme(theme: Theme): void {
  try {
    if (theme === 'system') window.localStorage.removeItem(THEME_KEY);
    else window.localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The choice lasts as long as the page.
  }
}

/** Applies a theme to the page; browsers style a whole page anew even for the media that an element has already. */
export function showTheme(theme: Theme): void {
  const media = DARK_MEDIA[theme];
  for (const element of document.querySelectorAll<HTMLMetaElement | HTMLStyleElement>('[data-dark]'))
    if (element.media !== media) element.media = media;
}
