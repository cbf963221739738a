import type { ArtefactSource } from '@careers/federation/node';
import type { AnnouncedOffer } from './shell-offer.ts';
import type { ReleaseStatus } from '../render-processes/release-status.ts';
import type { ReleaseSource } from './release-source.ts';

/** How this shell learns what is released, and says what it serves: by the files of a folder, or with a registry. */
export interface ReleaseBackend {
  document: ReleaseSource;
  artefacts: ArtefactSource;
  /** Follows the release document: `serve` is called with the first, and whenever it has changed. */
  start(serve: () => void): Promise<void>;
  /** Says what this shell gives remotes, and what it serves, until `stop`. */
  announce(offer: AnnouncedOffer, status: ReleaseStatus): Promise<void>;
  stop(): Promise<void>;
}
