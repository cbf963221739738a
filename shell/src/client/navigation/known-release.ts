import { matchPath } from 'react-router';
import type { MappedRemote, ReleaseMap } from '@careers/contract';
import type { PageRelease } from './page-release.ts';

export interface KnownPage {
  remote: MappedRemote;
  page: MappedRemote['pages'][number];
  /** Addresses of the scripts that it asks for: its remote's container first. */
  files: string[];
}

/** What the page knows of its release: where every page is, so that scripts are asked for together with its data. */
export class KnownRelease {
  readonly #release: PageRelease;
  #remotes: readonly MappedRemote[] = [];
  readonly #pages = new Map<string, KnownPage | undefined>();

  constructor(release: PageRelease) {
    this.#release = release;
  }

  /** Remotes of the release, once they are known. */
  get remotes(): readonly MappedRemote[] {
    return this.#remotes;
  }

  /**
   * Asks the shell for the visitor's release; resolves with whether it still fits the page. Without an answer the page
   * goes on as it is: its versions stay available.
   */
  async ask(): Promise<boolean> {
    try {
      const response = await fetch('/_release', { priority: 'low' });
      const map = (await response.json()) as ReleaseMap;
      if (!this.#release.admits(map.build, map.remotes)) return false;
      this.#remotes = map.remotes;
      this.#pages.clear();
    } catch {
      // No network, or a shell that does not answer just now.
    }
    return true;
  }

  /** Returns the page at a path, its remote, and the scripts that it asks for; undefined while unknown. */
  pageAt(pathname: string): KnownPage | undefined {
    if (!this.#pages.has(pathname)) this.#pages.set(pathname, this.#find(pathname));
    return this.#pages.get(pathname);
  }

  #find(pathname: string): KnownPage | undefined {
    for (const remote of this.#remotes) {
      const page = remote.pages.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
      if (page) return { remote, page, files: [remote.entry, ...page.files] };
    }
    return undefined;
  }
}
