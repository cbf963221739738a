import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pageFolders } from '@careers/federation/page-folders';

export interface Page {
  /** React Router's pattern: `/alerte/:answer`. */
  path: string;
  remote: string;
  /** From the repository: `mf-apply/src/pages/alerte.$answer`. */
  folder: string;
}

/** Returns the pages of all remotes, sorted by path. */
export function pagesOf(project: string): Page[] {
  return globSync('mf-*', { cwd: project })
    .flatMap((remote) =>
      pageFolders(join(project, remote)).flatMap(({ folder, paths }) =>
        paths.map((path) => ({ path, remote, folder: relative(project, folder).replaceAll('\\', '/') })),
      ),
    )
    .sort((one, other) => one.path.localeCompare(other.path, 'en'));
}

/** Returns the page of a path: static segments win over parameters. */
export function pageAt(path: string, pages: readonly Page[]): Page | undefined {
  const parameters = (page: Page) => page.path.split('/').filter((part) => /^[:*]/.test(part)).length;
  return pages
    .filter((page) => new URLPattern({ pathname: page.path }).test({ pathname: path }))
    .sort((one, other) => parameters(one) - parameters(other))[0];
}
