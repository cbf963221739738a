import type { ReleaseDocument } from '@careers/contract';
import { unmet } from './load-set.ts';
import type { ServedSet } from './served-set.ts';
import type { Candidate } from './trial-groups.ts';
import type { Versions } from './versions.ts';

/** Whole messages are in the log. */
const LONGEST_REASON = 500;

/** A version that visitors should have and cannot be given, with what they are given instead. */
export interface Fallback {
  remote: string;
  wanted: string;
  /** Null where nothing can be given: its paths are missing. */
  served: string | null;
  why: string;
}

/** Which document's stable versions are served, since when, and what of it cannot be. */
export class InForce {
  /** Told whenever any of it may have changed. */
  onChange: () => void = () => undefined;
  readonly #versions: Pick<Versions, 'whyNot'>;
  #revision: number | undefined;
  #since = new Date();
  #fallbacks: readonly Fallback[] = [];

  constructor(versions: Pick<Versions, 'whyNot'>) {
    this.#versions = versions;
  }

  /** Undefined before anything is served. */
  get revision(): number | undefined {
    return this.#revision;
  }

  /** When stable versions were switched to those of the document. */
  get since(): Date {
    return this.#since;
  }

  get fallbacks(): readonly Fallback[] {
    return this.#fallbacks;
  }

  /** Learns what is served now, and what is to be on trial and cannot be loaded. */
  served(document: ReleaseDocument, stable: ServedSet, missing: readonly Candidate[]): void {
    if (document.revision !== this.#revision) this.#since = new Date();
    this.#revision = document.revision;
    this.#fallbacks = [...unmet(stable, document), ...missing].map(([remote, wanted]) => ({
      remote,
      wanted,
      served: stable.remotes.get(remote)?.manifest.version ?? null,
      why: (this.#versions.whyNot(remote, wanted) ?? 'It was not tried yet.').slice(0, LONGEST_REASON),
    }));
    this.onChange();
  }
}
