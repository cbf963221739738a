import type { RemoteManifest } from '@careers/contract';

/** What the process that runs an area is asked. */
export interface AreaQuestion {
  manifest: RemoteManifest;
  directory: string;
}

/** What it answers: that it has started, then what it thinks of the area. */
export type AreaAnswer = { kind: 'started' } | { kind: 'sound' } | { kind: 'refused'; reason: string };
