import { createHash } from 'node:crypto';
import type { RemoteManifest } from '@careers/contract';
import { composeContributions } from '../../layout/layout-entries.ts';
import type { SetContributions } from '../../layout/layout-entries.ts';
import { manifestsOf } from './release-set.ts';
import type { SetOf } from './release-set.ts';

type ContributingSet = Pick<SetOf<{ manifest: RemoteManifest }>, 'remotes'>;

export interface DigestedContributions extends SetContributions {
  /** Equal for sets that contribute the same, whatever their versions. */
  digest: string;
}

/** Contributions of release sets, composed once for each set. */
export class ContributionsOfSets {
  readonly #vetoes: readonly string[];
  readonly #composed = new WeakMap<ContributingSet, DigestedContributions>();

  constructor(vetoes: readonly string[]) {
    this.#vetoes = vetoes;
  }

  of(set: ContributingSet): DigestedContributions {
    const known = this.#composed.get(set);
    if (known) return known;
    const contributions = composeContributions(manifestsOf(set), this.#vetoes);
    const digest = createHash('sha256')
      .update(JSON.stringify(contributions))
      .digest('base64url')
      .slice(0, 16);
    const composed = { ...contributions, digest };
    this.#composed.set(set, composed);
    return composed;
  }
}
