import type { LoadedPage } from '../rendering/page-loader.ts';
import type { LanePage } from './messages.ts';

type Shown = Extract<LanePage, { kind: 'page' }>['shown'];

/** Returns whose page this is, with the widgets that it shows at once; null for one of the shell's. */
export function shownBy({ target, scope }: LoadedPage): Shown {
  if (target.kind !== 'page') return null;
  const widgets = [...scope.slots.values()].filter(({ opensLater }) => !opensLater);
  return { remote: target.remote.name, page: target.page.id, widgets: widgets.map(({ widget }) => widget) };
}
