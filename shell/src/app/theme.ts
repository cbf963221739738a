/** What the visitor wants the site to look like. */
export type Theme = 'system' | 'light' | 'dark';

/** Where a choice other than the system's is kept (decisions.md#storage-and-consent). */
const THEME_KEY = 'theme';

/** The `media` of the elements that hold the dark theme, marked `data-dark`; paper is always light. */
export const DARK_MEDIA: Readonly<Record<Theme, string>> = {
  system: 'screen and (prefers-color-scheme:dark)',
  light: 'not all',
  dark: 'screen',
};

/** Shows a kept choice before the first paint. A browser that refuses storage follows its system. */
export const themeScript = `try{const m={light:'${DARK_MEDIA.light}',dark:'${DARK_MEDIA.dark}'}[localStorage.getItem('${THEME_KEY}')];m&&document.querySelectorAll('[data-dark]').forEach(e=>e.media=m)}catch{}`;

/** Returns the choice that a value stands for: what is kept in a browser may be anything. */
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

/** Keeps the visitor's choice; the system's is kept by nothing. */
export function keepTheme(theme: Theme): void {
  try {
    if (theme === 'system') window.localStorage.removeItem(THEME_KEY);
    else window.localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Then it lasts as long as the page.
  }
}

/** Shows the page in a theme. */
export function showTheme(theme: Theme): void {
  for (const element of document.querySelectorAll<HTMLMetaElement | HTMLStyleElement>('[data-dark]'))
    element.media = DARK_MEDIA[theme];
}
