import type { ReleaseMap } from '@careers/contract';
import { chunkFiles, containerOf, pageFiles } from '../rendering/page-answer.ts';
import type { LoadedPage } from '../rendering/page-loader.ts';
import { providerOf } from './release-sets.ts';
import type { ReleaseSet } from './release-sets.ts';

/** Which widgets pages show at once: a page's loader decides, so it is known once the page was loaded. */
export class WidgetsOfPages {
  readonly #widgets = new WeakMap<object, Set<string>>();
  #count = 0;

  /** Grows with all that is learned. */
  get count(): number {
    return this.#count;
  }

  learn({ target, scope }: LoadedPage): void {
    if (target.kind !== 'page') return;
    const known = this.#widgets.get(target.page) ?? new Set();
    this.#count -= known.size;
    for (const { widget, opensLater } of scope.slots.values()) if (!opensLater) known.add(widget);
    this.#count += known.size;
    this.#widgets.set(target.page, known);
  }

  of(page: object): ReadonlySet<string> {
    return this.#widgets.get(page) ?? new Set();
  }
}

/** Returns the pages of a release set with the scripts that each asks for. */
export function releaseMap(set: ReleaseSet, build: string, widgets: WidgetsOfPages): ReleaseMap {
  const widgetFiles = (name: string) => {
    const provider = providerOf(set, name)?.manifest;
    return provider ? [containerOf(provider).entry, ...chunkFiles(provider, `widget-${name}`)] : [];
  };
  return {
    build,
    remotes: [...set.remotes.values()].map(({ manifest, area }) => ({
      ...containerOf(manifest),
      pages: (area?.pages ?? []).map((page) => ({
        paths: page.paths,
        files: [...pageFiles(manifest, page.id), ...[...widgets.of(page)].flatMap(widgetFiles)],
      })),
    })),
  };
}
