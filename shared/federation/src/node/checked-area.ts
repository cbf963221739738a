import Type from 'typebox';
import Value from 'typebox/value';
import { CONTRACT_WINDOW, claims, isInWindow } from '@careers/contract';
import type { Area, AreaFile, AreaPage, AreaRedirect, RemoteManifest } from '@careers/contract';
import { ArtefactError } from './artefact-error.ts';

export { ArtefactError };

/** Page ids created by `pageFolder`: part of a route's id and of a chunk's name. */
const PAGE_ID = '^[\\w$.%{}~-]+$';

const Path = Type.String({ pattern: '^/' });
const Loader = Type.Function([], Type.Unknown());

/** Schemas of the items of an area's lists, with the remedy for an invalid one. */
const ITEMS = {
  page: {
    schema: Type.Object({
      id: Type.String({ pattern: PAGE_ID }),
      paths: Type.Array(Path, { minItems: 1 }),
      searchParams: Type.Optional(Type.Array(Type.String())),
      hasAction: Type.Optional(Type.Boolean()),
      load: Loader,
      loadServer: Loader,
    }),
    remedy:
      'list the pages of @careers/platform/pages, each with paths that start with / and its two modules',
  },
  file: {
    schema: Type.Object({ path: Path, loadServer: Loader }),
    remedy: 'give each file a path that starts with / and loadServer',
  },
  redirection: {
    schema: Type.Object({
      from: Path,
      to: Type.String(),
      status: Type.Union([Type.Literal(301), Type.Literal(302)]),
    }),
    remedy: 'give each redirection from, to, and the status 301 or 302',
  },
};

type Refuse = (reason: string, remedy: string) => never;

/**
 * Validates an area and returns a deep copy, unaffected by later changes or throwing getters.
 * @throws ArtefactError,
 * with what to do, for another contract, an invalid shape, a duplicate id or path, or a path that its manifest does not
 * claim.
 */
export function checkedArea(
  exposed: unknown,
  { name, version, mount }: Pick<RemoteManifest, 'name' | 'version' | 'mount'>,
): Area {
  const refuse: Refuse = (reason, remedy) => {
    throw new ArtefactError(`The area of ${name}@${version} ${reason}: in src/area.tsx, ${remedy}.`);
  };
  if (!isObject(exposed)) return refuse('is not an object', 'export defineArea({ … }) as default');
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
    pages: listOf('page', pages, refuse) as AreaPage[],
    files: listOf('file', files, refuse) as AreaFile[],
    redirects: listOf('redirection', redirects, refuse) as AreaRedirect[],
    ...(isObject(sitemaps) && { sitemaps: { ...sitemaps } }),
  };
  const twiceId = twice(area.pages.map(({ id }) => id));
  if (twiceId !== undefined) refuse(`uses the page id ${twiceId} twice`, 'keep one page of each folder');
  const paths = pathsOf(area);
  const twicePath = twice(paths);
  if (twicePath !== undefined) refuse(`has two things at ${twicePath}`, 'keep one of them');
  // Manifests claim percent-encoded paths.
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

/** Returns copies of all items; an invalid one is refused by its index. */
function listOf(what: keyof typeof ITEMS, value: unknown, refuse: Refuse): unknown[] {
  const { schema, remedy } = ITEMS[what];
  if (!Array.isArray(value)) return refuse(`has no list of ${what}s`, remedy);
  return value.map((item: unknown, index) => {
    const copy = isObject(item) ? { ...item } : null;
    return Value.Check(schema, copy)
      ? copy
      : refuse(`has a ${what} that is none (number ${index + 1})`, remedy);
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
