/** Returns true for a script that could not be loaded: the page may be older than the release. */
export function isChunkLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^(ChunkLoadError|ScriptError)$/.test(error.name) || /Loading chunk/.test(error.message);
}
