import { basename } from 'node:path';
import { watch } from 'chokidar';

/** Debounce interval: several files saved together are one change. */
const SETTLE_MILLISECONDS = 150;
const NOT_SOURCES = new Set(['node_modules', 'dist']);

/**
 * Calls `onChange` after each change of a source below the folders, however the editor saves; ignores tests and builds.
 * Resolves, once it is watching, with a function that stops it.
 */
export async function watchSources(
  folders: readonly string[],
  onChange: () => void,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch([...folders], {
    ignoreInitial: true,
    ignored: (path) => NOT_SOURCES.has(basename(path)) || /\.test\.tsx?$/.test(path),
  });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLE_MILLISECONDS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
