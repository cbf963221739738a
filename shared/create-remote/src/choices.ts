/** Name and addresses of a new remote. */
export interface Choices {
  /** Name of the folder, the package and the remote in the registry, such as `mf-jobs-abroad`. */
  name: string;
  /** Path of its first page. */
  path: string;
  /** Title of that page, in French. */
  title: string;
  /** Origin of the registry. */
  registry: string;
  /** Origin of the site. */
  site: string;
  /** Address of the registry of packages, from which npm installs `@careers/…`. */
  packages: string;
}

/** An invalid choice; the message says how to correct it. */
export class ChoiceError extends Error {
  override name = 'ChoiceError';
}

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
const ORIGIN = /^https?:\/\/[^/\s]+$/;
const ADDRESS = /^https?:\/\/[^\s]+$/;
const MAX_TITLE = 100;

/**
 * Completes the choices with defaults derived from the name.
 * @throws ChoiceError for a format that the registry would reject.
 */
export function completeChoices(given: Partial<Choices>): Choices {
  const {
    name = '',
    registry = 'https://registre.example',
    site = 'https://site.example',
    packages = 'https://npm.example',
  } = given;
  if (!NAME.test(name))
    throw new ChoiceError(`"${name}" is not a valid name of a remote. Use a name such as mf-jobs-abroad.`);
  const path = given.path ?? `/${slugOf(name)}`;
  if (!PATH.test(path))
    throw new ChoiceError(`"${path}" is not a valid path. Use lower case, such as /emplois-a-l-etranger.`);
  for (const origin of [registry, site])
    if (!ORIGIN.test(origin))
      throw new ChoiceError(`"${origin}" is not an origin. Use https://registre.example, without a path.`);
  if (!ADDRESS.test(packages))
    throw new ChoiceError(
      `"${packages}" is not the address of a registry of packages. Use https://npm.example.`,
    );
  const title = given.title?.trim() || titleOf(path);
  if (title.length > MAX_TITLE || /\p{Cc}/u.test(title))
    throw new ChoiceError(`The title is one line of at most ${MAX_TITLE} characters.`);
  return { name, path, registry, site, packages, title };
}

/** Returns the name without its prefix `mf-`. */
export function slugOf(name: string): string {
  return name.replace(/^mf-/, '');
}

/** Derives a provisional title from the path. */
function titleOf(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
