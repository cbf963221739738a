import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { pagesModule } from './page-folders.ts';

/** Webpack loader: lists the folders of a remote's `src/pages`, and rebuilds when one is added. */
export default function pagesLoader(this: LoaderContext<{ directory: string }>): string {
  const { directory } = this.getOptions();
  this.addContextDependency(join(directory, 'src', 'pages'));
  return pagesModule(directory);
}
