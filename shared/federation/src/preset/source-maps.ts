import { mkdir, readdir, rename } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

/**
 * Uses `cheap-module-source-map` in development, as the site's CSP forbids the faster eval. Production maps serve to
 * decode stack traces later; no script references them.
 */
export function sourceMapSettings(development: boolean): Pick<Configuration, 'devtool' | 'output'> {
  if (!development) return { devtool: 'hidden-source-map' };
  return {
    devtool: 'cheap-module-source-map',
    output: {
      // Absolute paths, so that breakpoints need no path mapping.
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        isAbsolute(absoluteResourcePath)
          ? pathToFileURL(absoluteResourcePath).href
          : `webpack://${absoluteResourcePath}`,
    },
  };
}

/** Moves the source maps of a finished build to a folder that is not served. */
export async function setSourceMapsAside(directory: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const maps = (await readdir(directory)).filter((file) => file.endsWith('.map'));
  await Promise.all(maps.map((file) => rename(join(directory, file), join(target, file))));
}
