/** A published version is missing, incomplete or does not match its manifest. */
export class ArtefactError extends Error {
  override name = 'ArtefactError';
}
