import { CONTRACT_VERSION, claims } from '@careers/contract';
import type { Area, AreaFile, AreaPage, AreaRedirect, RemoteManifest } from '@careers/contract';
import { ArtefactError } from './artefact-error.ts';

/** As `pageFolder` makes them: an id is part of a route's id, and of a chunk's name. */
const PAGE_ID = /^[\w$.%{}~-]+$/;

/**
 * Returns an area as it is now, copied: what a remote changes later, or a property that throws when it is read again,
 * reaches nobody.
 * @throws ArtefactError for an area of another contract, without a shape, with an id or a path twice, or with a path that
 * its manifest does not claim.
 */
export function checkedArea(exposed: unknown, { name, version, mount }: RemoteManifest): Area {
  const refuse = (reason: string): never => {
    throw new ArtefactError(`The area of ${name}@${version} ${reason}.`);
  };
  if (!isObject(exposed)) return refuse('is no object');
  if (exposed['contract'] !== CONTRACT_VERSION) return refuse(`is not of contract ${CONTRACT_VERSION}`);
  if (exposed['name'] !== name) return refuse('has the name of another remote');
  const { pages, files = [], redirects = [], sitemaps } = exposed;
  const area: Area = {
    contract: CONTRACT_VERSION,
    name,
    pages: listOf(pages, isPage) ?? refuse('has a page that is none'),
    files: listOf(files, isFile) ?? refuse('has a file that is none'),
    redirects: listOf(redirects, isRedirect) ?? refuse('has a redirection that is none'),
    ...(isObject(sitemaps) && { sitemaps: { ...sitemaps } }),
  };
  const twiceId = twice(area.pages.map(({ id }) => id));
  if (twiceId !== undefined) refuse(`uses the page id ${twiceId} twice`);
  const paths = pathsOf(area);
  const twicePath = twice(paths);
  if (twicePath !== undefined) refuse(`has two things at ${twicePath}`);
  // A manifest claims paths as addresses have them.
  const foreign = paths.find((path) => !mount.some((mounted) => claims(mounted, encodeURI(path))));
  if (foreign !== undefined) refuse(`has something at ${foreign}, which its manifest does not claim`);
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

/** Copies of all, or null when one of them is something else. */
function listOf<Item extends object>(value: unknown, isItem: (item: object) => item is Item): Item[] | null {
  if (!Array.isArray(value)) return null;
  const copies: object[] = value.map((item: unknown) => (isObject(item) ? { ...item } : {}));
  return copies.every(isItem) ? copies : null;
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
