import type { ArtefactSource } from '@careers/federation/node';
import type { PreviewVerifier } from '../previews/preview-verifier.ts';
import type { Rehearsals } from '../rehearsals/rehearsals.ts';
import type { ReleaseStatus } from '../render-processes/release-status.ts';
import type { ReleaseSource } from './release-source.ts';
import type { Capabilities } from './capabilities.ts';

/** Parts of a shell's report. */
export interface ReportedParts {
  status: ReleaseStatus;
  rehearsals: Pick<Rehearsals, 'reports'>;
}

/** Source of a shell's releases: the registry or a folder. */
export interface ReleaseBackend {
  document: ReleaseSource;
  artefacts: ArtefactSource;
  /** Null without a signer of previews. */
  previews: PreviewVerifier | null;
  /** Reads the first document and follows it until `stop`; calls `serve` then and after each change. */
  start(serve: () => void): Promise<void>;
  /** Registers this shell's capabilities, and reports its state until `stop`. */
  register(offer: Capabilities, parts: ReportedParts): void;
  stop(): Promise<void>;
}
