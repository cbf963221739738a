/** A published version is missing, incomplete or not what its manifest says. */
export class ArtefactError extends Error {
  override name = 'ArtefactError';
}
