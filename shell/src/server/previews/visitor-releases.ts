import type { FastifyRequest } from 'fastify';
import { cohortOf } from '../pages/visitor.ts';
import type { ActiveReleases } from '../render-processes/active-releases.ts';
import type { ActiveSet } from '../render-processes/active-set.ts';
import type { PreviewSets } from '../render-processes/preview-sets.ts';
import { PreviewRefused } from './preview-errors.ts';
import type { Preview, PreviewVerifier } from './preview-verifier.ts';

/** Cookie of a preview: the token of its link. Strictly necessary, so exempt from consent. */
export const PREVIEW_COOKIE = 'careers_preview';

declare module 'fastify' {
  interface FastifyRequest {
    /** Preview that serves this request; absent for released versions. */
    preview?: Preview;
  }
}

export interface VisitorReleasesOptions {
  releases: Pick<ActiveReleases, 'for'>;
  sets: Pick<PreviewSets, 'of'>;
  /** Null without a signer of previews. */
  verifier: PreviewVerifier | null;
}

/** Release sets of visitors: that of a preview with its cookie, else that of the cohort. */
export class VisitorReleases {
  readonly #options: VisitorReleasesOptions;

  constructor(options: VisitorReleasesOptions) {
    this.#options = options;
  }

  /** @throws PreviewRefused for an invalid cookie, PreviewFailed for a version that cannot be loaded. */
  setOf(request: FastifyRequest, cohort = cohortOf(request)): Promise<ActiveSet> | ActiveSet {
    const { releases, sets, verifier } = this.#options;
    const token = request.cookies[PREVIEW_COOKIE];
    if (token === undefined || !verifier) return releases.for(cohort);
    return this.verify(token).then((preview) => {
      request.preview = preview;
      return sets.of([preview.remote, preview.version]);
    });
  }

  /** Returns true if the request previews this version, and may load its files. */
  async shows(request: FastifyRequest, remote: string, version: string): Promise<boolean> {
    const token = request.cookies[PREVIEW_COOKIE];
    const preview = token === undefined ? null : await this.verify(token).catch(() => null);
    if (preview?.remote !== remote || preview.version !== version) return false;
    request.preview = preview;
    return true;
  }

  /** @throws PreviewRefused */
  async verify(token: string): Promise<Preview> {
    const { verifier } = this.#options;
    if (!verifier) throw new PreviewRefused('This site has no previews.');
    return verifier.verify(token);
  }
}
