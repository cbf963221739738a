import type { RemoteManifest } from '@careers/contract';
import { containerOf, pageFiles, widgetFiles } from '../rendering/page-answer.ts';
import type { ShellScripts } from '../shell-scripts.ts';
import { providerOf } from './release-set.ts';
import type { SetOf } from './release-set.ts';
import type { ReleaseMap } from '../../protocol/release-map.ts';

/** Records the widgets that pages show initially: loaders decide, so they are known once a page was loaded. */
export class WidgetsOfPages {
  readonly #widgets = new Map<string, Set<string>>();
  /** Increases with each recorded widget. */
  count = 0;

  learn(manifest: RemoteManifest, page: string, widgets: readonly string[]): void {
    const known = new Set([...this.of(manifest, page), ...widgets]);
    this.count += known.size - this.of(manifest, page).size;
    this.#widgets.set(pageKey(manifest, page), known);
  }

  of(manifest: RemoteManifest, page: string): ReadonlySet<string> {
    return this.#widgets.get(pageKey(manifest, page)) ?? new Set();
  }
}

function pageKey({ name, version }: RemoteManifest, page: string): string {
  return `${name}@${version}/${page}`;
}

/** A remote of a set with its pages. */
export interface MappedRemote {
  manifest: RemoteManifest;
  pages: readonly MappedPage[];
}

/** A page of a remote: an `AreaPage` without its code. */
export interface MappedPage {
  id: string;
  paths: readonly string[];
  searchParams?: readonly string[];
  hasAction?: boolean;
}

/** Returns the pages of a release set with their scripts. */
export function releaseMap(
  set: SetOf<MappedRemote>,
  { build, libraries }: Pick<ShellScripts, 'build' | 'libraries'>,
  widgets: WidgetsOfPages,
): ReleaseMap {
  const filesOf = (widget: string) => {
    const provider = providerOf(set, widget)?.manifest;
    return provider ? [containerOf(provider).entry, ...widgetFiles(provider, libraries, widget)] : [];
  };
  return {
    build,
    remotes: [...set.remotes.values()].map(({ manifest, pages }) => ({
      ...containerOf(manifest),
      pages: pages.map(({ id, paths }) => ({
        id,
        paths,
        files: [...pageFiles(manifest, libraries, id), ...[...widgets.of(manifest, id)].flatMap(filesOf)],
      })),
    })),
  };
}
