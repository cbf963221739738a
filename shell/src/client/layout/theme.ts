import { keepTheme, parseTheme, readTheme, showTheme } from '../../app/theme.ts';
import type { Theme } from '../../app/theme.ts';

const CHOICES = '[data-theme-choice] input';

/** Applies the theme chosen anywhere on the page, also before this script came, or in another tab. */
export function startTheme(): void {
  const choices = () => document.querySelectorAll<HTMLInputElement>(CHOICES);
  const show = (theme: Theme) => {
    showTheme(theme);
    for (const choice of choices()) choice.checked = choice.value === theme;
  };
  const choose = ({ value }: HTMLInputElement) => {
    const theme = parseTheme(value);
    keepTheme(theme);
    show(theme);
  };
  const changed = [...choices()].find(({ checked, defaultChecked }) => checked && !defaultChecked);
  if (changed && !mayBeRestored()) choose(changed);
  else show(readTheme());
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(CHOICES)) choose(target);
  });
  // In another tab, or while the page was in the back/forward cache.
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, () => show(readTheme()));
}

/** Whether the browser may have set fields as they were when it left this page. */
function mayBeRestored(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
}
