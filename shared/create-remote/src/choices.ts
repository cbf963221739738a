/** What a new remote is called, and where it is. */
export interface Choices {
  /** `mf-jobs-abroad`: its folder, its package and its name in the registry. */
  name: string;
  /** Address of its first page. */
  path: string;
  /** Title of that page, in French. */
  title: string;
  /** Origins of the registry and of the site that it is for. */
  registry: string;
  site: string;
}

/** A choice that cannot be, with what to choose. */
export class ChoiceError extends Error {
  override name = 'ChoiceError';
}

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
const ORIGIN = /^https?:\/\/[^/\s]+$/;

/**
 * Returns the choices whole: what is not given follows from the name.
 * @throws ChoiceError for a form that the registry would refuse.
 */
export function completeChoices(given: Partial<Choices>): Choices {
  const { name = '', registry = 'https://registre.example', site = 'https://site.example' } = given;
  if (!NAME.test(name))
    throw new ChoiceError(`"${name}" is no name of a remote: choose one such as mf-jobs-abroad.`);
  const path = given.path ?? `/${slugOf(name)}`;
  if (!PATH.test(path))
    throw new ChoiceError(`"${path}" is no address: --path is as /emplois-a-l-etranger, in lower case.`);
  for (const origin of [registry, site])
    if (!ORIGIN.test(origin))
      throw new ChoiceError(`"${origin}" is no origin: give it as https://registre.example, without a path.`);
  return { name, path, registry, site, title: given.title ?? titleOf(path) };
}

/** What remotes' names begin with says nothing of this one. */
export function slugOf(name: string): string {
  return name.replace(/^mf-/, '');
}

/** The address in words, until somebody writes a better one. */
function titleOf(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
