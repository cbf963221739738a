import { slugOf } from './choices.ts';
import type { Choices } from './choices.ts';

/** Returns what makes a text, or a file's name, of the template one of the new remote. */
export function renaming({ name, path, title, registry, site }: Choices): (text: string) => string {
  const slug = slugOf(name);
  // In this order: the shorter words are parts of the longer ones.
  const words: readonly [RegExp, string][] = [
    [/https:\/\/registre\.example/g, registry],
    [/https:\/\/site\.example/g, site],
    [/mf-example/g, name],
    [/Nouvelle page/g, title],
    // A page's folder is its address, with dots; its path begins with a slash wherever it stands.
    [/(?<=pages\/|^)exemple\b/g, path.slice(1).replaceAll('/', '.')],
    [/\/exemple\b/g, path],
    [/Example(?=[A-Z])/g, pascalCase(slug)],
    [/\bexample\b/g, slug],
  ];
  return (text) => words.reduce((renamed, [from, to]) => renamed.replace(from, () => to), text);
}

function pascalCase(slug: string): string {
  const word = slug.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(word) ? `Page${word}` : word;
}
