export type Theme = 'system' | 'light' | 'dark';

/** Storage key of a choice other than the system's (decisions.md#storage-and-consent). */
const THEME_KEY = 'theme';

const CHOICES = '[data-theme-choice] input';

/** The `media` of the dark theme's elements, marked `data-dark`; print is always light. */
export const DARK_MEDIA: Readonly<Record<Theme, string>> = {
  system: 'screen and (prefers-color-scheme:dark)',
  light: 'not all',
  dark: 'screen',
};

/** Applies the stored theme before the first paint, and later choices on the page or in another tab. */
export function startTheme(): void {
  showTheme();
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches(CHOICES))) return;
    const theme = parseTheme(target.value);
    storeTheme(theme);
    showTheme(theme);
  });
  // Updates once the controls are parsed, after a choice in another tab, and after the back/forward cache.
  for (const event of ['DOMContentLoaded', 'storage', 'pageshow'])
    window.addEventListener(event, () => showTheme());
}

export function readTheme(): Theme {
  try {
    return parseTheme(window.localStorage.getItem(THEME_KEY));
  } catch {
    return 'system';
  }
}

function parseTheme(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}

function storeTheme(theme: Theme): void {
  try {
    if (theme === 'system') window.localStorage.removeItem(THEME_KEY);
    else window.localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The choice lasts as long as the page.
  }
}

function showTheme(theme = readTheme()): void {
  const media = DARK_MEDIA[theme];
  // Compares first, as browsers restyle the whole page even for an unchanged `media`.
  for (const element of document.querySelectorAll<HTMLMetaElement | HTMLStyleElement>('[data-dark]'))
    if (element.media !== media) element.media = media;
  for (const choice of document.querySelectorAll<HTMLInputElement>(CHOICES))
    choice.checked = choice.value === theme;
}
