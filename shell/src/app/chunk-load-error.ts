/** Returns true for a script that failed to load, as when the page is older than the release. */
export function isChunkLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^(ChunkLoadError|ScriptError)$/.test(error.name) || /Loading chunk/.test(error.message);
}
