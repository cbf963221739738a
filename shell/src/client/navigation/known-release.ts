import { isPathOf } from './is-path-of.ts';
import type { PageRelease } from './page-release.ts';
import { COHORT_HEADER } from '../../protocol/release-map.ts';
import type { MappedRemote, ReleaseMap } from '../../protocol/release-map.ts';

export interface KnownPage {
  remote: MappedRemote;
  page: MappedRemote['pages'][number];
  /** Its scripts, the remote's container first. */
  files: string[];
}

/** Route manifest of the page's release, so that scripts are requested in parallel with data. */
export class KnownRelease {
  readonly #release: PageRelease;
  #remotes: readonly MappedRemote[] = [];
  readonly #pages = new Map<string, KnownPage | undefined>();
  #isOfCohort = false;

  constructor(release: PageRelease) {
    this.#release = release;
  }

  /** Empty until loaded. */
  get remotes(): readonly MappedRemote[] {
    return this.#remotes;
  }

  /** True if the page was rendered for the visitor's cohort; the first page of a new visitor was not. */
  get isOfCohort(): boolean {
    return this.#isOfCohort;
  }

  /**
   * Requests the visitor's release; resolves to true if it is still compatible with the page. Without a response the
   * page continues, as its versions stay available.
   */
  async ask(): Promise<boolean> {
    try {
      const response = await fetch('/_release', { priority: 'low' });
      this.#isOfCohort = response.headers.get(COHORT_HEADER) === 'known';
      const map = (await response.json()) as ReleaseMap;
      if (!this.#release.admits(map.build, map.remotes)) return false;
      this.#remotes = map.remotes;
      this.#pages.clear();
    } catch {
      // Offline, or the shell does not answer.
    }
    return true;
  }

  /** Returns the page at a path, with its remote and scripts; undefined while unknown. */
  pageAt(pathname: string): KnownPage | undefined {
    if (!this.#pages.has(pathname)) this.#pages.set(pathname, this.#find(pathname));
    return this.#pages.get(pathname);
  }

  #find(pathname: string): KnownPage | undefined {
    for (const remote of this.#remotes) {
      const page = remote.pages.find(({ paths }) => paths.some((path) => isPathOf(path, pathname)));
      if (page) return { remote, page, files: [remote.entry, ...page.files] };
    }
    return undefined;
  }
}
