import { CONTRACT_WINDOW, claims, isInWindow } from '@careers/contract';
import type { Area, AreaFile, AreaPage, AreaRedirect, RemoteManifest } from '@careers/contract';
import { ArtefactError } from './artefact-error.ts';

export { ArtefactError };

/** Page ids as `pageFolder` makes them: part of a route's id and of a chunk's name. */
const PAGE_ID = /^[\w$.%{}~-]+$/;

const SHAPES = {
  page: 'list the pages of @careers/platform/pages, each with paths that start with / and its two modules',
  file: 'give each file a path that starts with / and loadServer',
  redirection: 'give each redirection from, to, and the status 301 or 302',
};

type Refuse = (reason: string, remedy: string) => never;

/**
 * Returns an area as it is now, copied: what a remote changes later, or a property that throws when it is read again,
 * reaches nobody.
 * @throws ArtefactError for an area of another contract, without a shape, with an id or a path twice, or with a path that
 * its manifest does not claim, with what to do.
 */
export function checkedArea(
  exposed: unknown,
  { name, version, mount }: Pick<RemoteManifest, 'name' | 'version' | 'mount'>,
): Area {
  const refuse: Refuse = (reason, remedy) => {
    throw new ArtefactError(`The area of ${name}@${version} ${reason}: in src/area.tsx, ${remedy}.`);
  };
  if (!isObject(exposed)) return refuse('is no object', 'export defineArea({ … }) as default');
  const { contract } = exposed;
  if (!isInWindow(contract))
    return refuse(
      `is not of contract ${CONTRACT_WINDOW.join(' or ')}`,
      'use defineArea of the same platform as the shell',
    );
  if (exposed['name'] !== name) return refuse('has the name of another remote', `name it ${name}`);
  const { pages, files = [], redirects = [], sitemaps } = exposed;
  const area: Area = {
    contract,
    name,
    pages: listOf('page', pages, isPage, refuse),
    files: listOf('file', files, isFile, refuse),
    redirects: listOf('redirection', redirects, isRedirect, refuse),
    ...(isObject(sitemaps) && { sitemaps: { ...sitemaps } }),
  };
  const twiceId = twice(area.pages.map(({ id }) => id));
  if (twiceId !== undefined) refuse(`uses the page id ${twiceId} twice`, 'keep one page of each folder');
  const paths = pathsOf(area);
  const twicePath = twice(paths);
  if (twicePath !== undefined) refuse(`has two things at ${twicePath}`, 'keep one of them');
  // A manifest claims paths as addresses have them.
  const foreign = paths.find((path) => !mount.some((mounted) => claims(mounted, encodeURI(path))));
  if (foreign !== undefined)
    refuse(
      `has something at ${foreign}, which its manifest does not claim`,
      'remove it, or add its path to "mount" in package.json',
    );
  return area;
}

function pathsOf({ pages, files = [], redirects = [] }: Area): string[] {
  return [
    ...pages.flatMap((page) => page.paths),
    ...files.map(({ path }) => path),
    ...redirects.map(({ from }) => from),
  ];
}

function twice(words: readonly string[]): string | undefined {
  return words.find((word, index) => words.indexOf(word) !== index);
}

/** Returns copies of all; one that is something else is refused by its place in the list. */
function listOf<Item extends object>(
  what: keyof typeof SHAPES,
  value: unknown,
  isItem: (item: object) => item is Item,
  refuse: Refuse,
): Item[] {
  if (!Array.isArray(value)) return refuse(`has no list of ${what}s`, SHAPES[what]);
  return value.map((item: unknown, index) => {
    const copy: object = isObject(item) ? { ...item } : {};
    return isItem(copy) ? copy : refuse(`has a ${what} that is none (number ${index + 1})`, SHAPES[what]);
  });
}

function isPage(item: Partial<AreaPage>): item is AreaPage {
  const { id, paths, searchParams = [], load, loadServer } = item;
  return (
    typeof id === 'string' &&
    PAGE_ID.test(id) &&
    Array.isArray(paths) &&
    paths.length > 0 &&
    paths.every(isPath) &&
    Array.isArray(searchParams) &&
    searchParams.every((name) => typeof name === 'string') &&
    typeof load === 'function' &&
    typeof loadServer === 'function'
  );
}

function isFile(item: Partial<AreaFile>): item is AreaFile {
  const { path, loadServer } = item;
  return isPath(path) && typeof loadServer === 'function';
}

function isRedirect(item: Partial<AreaRedirect>): item is AreaRedirect {
  const { from, to, status } = item;
  return isPath(from) && typeof to === 'string' && (status === 301 || status === 302);
}

function isPath(path: unknown): path is string {
  return typeof path === 'string' && path.startsWith('/');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
