import type { ReleaseDocument } from '@careers/contract';
import { refuseDevelopment } from '../building/development.ts';
import { refuseUnmetNeeds } from '../gate/refuse.ts';
import type { Move } from '../moves.ts';
import { ReleaseError } from '../release-error.ts';
import { moveDocument, readDocument } from './document-file.ts';
import type { Folders } from './folders.ts';
import { publishedVersions } from './list.ts';
import { liveShells } from './live-shells.ts';
import { storedManifest } from './publish.ts';

interface FileMove {
  remote: string;
  /** The version that visitors would get. */
  version: string | undefined;
  /** As it was typed. */
  command: string;
  change: Move;
  /** The revision of the document that was looked at. */
  revision: number | undefined;
}

/**
 * Moves the document of a folder to a version that can be served.
 * @throws ReleaseError with what to do.
 */
export async function moveFiles(
  folders: Folders,
  { remote, version, command, change, revision }: FileMove,
): Promise<ReleaseDocument> {
  // What the checks below hold for: a move that someone makes meanwhile is not written over unseen.
  const expectedRevision = revision ?? (await readDocument(folders)).revision;
  if (version) await requireReleasable(folders, remote, version);
  return moveDocument(folders, remote, command, change, { expectedRevision });
}

async function requireReleasable(folders: Folders, remote: string, version: string): Promise<void> {
  const published = await publishedVersions(folders, remote);
  const manifest = published.includes(version) ? await storedManifest(folders, remote, version) : null;
  if (!manifest)
    throw new ReleaseError(
      `${remote}@${version} is not published. Published: ${published.join(', ') || 'none'}.`,
    );
  refuseDevelopment(manifest);
  // Shells may have been replaced since it was published.
  await refuseUnmetNeeds(manifest, await liveShells(folders));
}
