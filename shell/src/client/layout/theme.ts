import { keepTheme, parseTheme, readTheme, showTheme } from '../../app/theme.ts';
import type { Theme } from '../../app/theme.ts';

const CHOICES = '[data-theme-choice] input';

/** Applies the theme chosen anywhere on the page or in another tab. */
export function startTheme(): void {
  const choices = () => document.querySelectorAll<HTMLInputElement>(CHOICES);
  const show = (theme: Theme) => {
    showTheme(theme);
    for (const choice of choices()) choice.checked = choice.value === theme;
  };
  show(readTheme());
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(CHOICES)) return;
    const theme = parseTheme(target.value);
    keepTheme(theme);
    show(theme);
  });
  // In another tab, or while the page was in the back/forward cache.
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, () => show(readTheme()));
}
