import type { ArtefactSource } from '@careers/federation/node';
import type { AnnouncedOffer } from './shell-offer.ts';
import type { FuseBox } from '../lanes/fuses.ts';
import type { InForce } from '../lanes/in-force.ts';
import type { ReleaseSource } from './release-source.ts';

/** How this shell learns what is released, and says what it serves: by the files of a folder, or with a registry. */
export interface ReleaseBackend {
  document: ReleaseSource;
  artefacts: ArtefactSource;
  fuses: FuseBox;
  /** Learns what is released and what is off, and follows both: `serve` is called then, and whenever one has changed. */
  start(serve: () => void): Promise<void>;
  /** Says what this shell gives remotes, and what it serves, until `stop`. */
  announce(offer: AnnouncedOffer, inForce: InForce): Promise<void>;
  stop(): Promise<void>;
}
