import { mkdir, readdir, rename } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

/**
 * Debuggers follow `cheap-module-source-map` under the site's own content security policy, which forbids the faster
 * eval; maps of other builds are for those who read a stack trace later: no script names them.
 */
export function sourceMapSettings(development: boolean): Pick<Configuration, 'devtool' | 'output'> {
  if (!development) return { devtool: 'hidden-source-map' };
  return {
    devtool: 'cheap-module-source-map',
    output: {
      // Absolute paths, as in the editor: breakpoints need no path mapping.
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
