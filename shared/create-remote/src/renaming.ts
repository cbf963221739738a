import { slugOf } from './choices.ts';
import type { Choices } from './choices.ts';

/** Returns a function that replaces the template's names in a text or file name. */
export function renaming({ name, path, title, registry, site, packages }: Choices): (text: string) => string {
  const slug = slugOf(name);
  // Longer words first: the shorter ones are parts of them.
  const words: readonly [RegExp, string][] = [
    [/https:\/\/registre\.example/g, registry],
    [/https:\/\/site\.example/g, site],
    [/https:\/\/npm\.example/g, packages],
    [/mf-example/g, name],
    [/'Nouvelle page'/g, quoted(title)],
    [/(?<=>)Nouvelle page(?=<)/g, jsxText(title)],
    // A page's folder is its path with dots instead of slashes.
    [/(?<=pages\/|^)exemple\b/g, path.slice(1).replaceAll('/', '.')],
    [/\/exemple\b/g, path],
    [/Example(?=[A-Z])/g, pascalCase(slug)],
    [/\bexample\b/g, slug],
  ];
  return (text) => words.reduce((renamed, [from, to]) => renamed.replace(from, () => to), text);
}

/** Returns a text as a string of TypeScript, in the template's quotes. */
function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/**
 * Returns a text as the content of a JSX element, as a string expression if JSX would interpret its characters or trim
 * it.
 */
function jsxText(text: string): string {
  return /[{}<>&\\\u2028\u2029]|^\s|\s$/.test(text) ? `{${quoted(text)}}` : text;
}

function pascalCase(slug: string): string {
  const word = slug.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(word) ? `Page${word}` : word;
}
