import { keepTheme, parseTheme, readTheme, showTheme } from '../../app/theme.ts';
import type { Theme } from '../../app/theme.ts';

const CHOICES = '[data-theme-choice] input';

/** Follows the visitor's choice of a theme, wherever in the page, or in which tab, it is made. */
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
  // Another tab, or a page that the browser had put aside while the choice was made.
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, () => show(readTheme()));
}
