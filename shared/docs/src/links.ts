import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import GithubSlugger from 'github-slugger';

/** A link as it stands in a file. */
export interface FoundLink {
  line: number;
  target: string;
}

/** Returns the links of a Markdown text to files and headings of the repository; those to other sites are left out. */
export function markdownLinks(text: string): FoundLink[] {
  return lines(text).flatMap(({ line, content }) =>
    [...content.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) =>
      /^[a-z]+:/.test(target) ? [] : [{ line, target }],
    ),
  );
}

/** Returns what a source says of the pages of this folder: `decisions.md#routes`, `specification.md#…`. */
export function ruleLinks(text: string): FoundLink[] {
  return lines(text).flatMap(({ line, content }) =>
    [...content.matchAll(/\b(?:decisions|specification|requirements)\.md(?:#[\w-]+)?/g)].map(([target]) => ({
      line,
      target,
    })),
  );
}

/** Returns the lines that name a section by a number, which no link can follow; numbers of standards are none of ours. */
export function numberedSections(text: string): number[] {
  return lines(text).flatMap(({ line, content }) =>
    /§/.test(content) && !/\b(?:RFC|W3C|ISO|WCAG)\b/.test(content) ? [line] : [],
  );
}

/** Returns why a link leads nowhere, undefined where it leads somewhere. */
export function problemOf(target: string, folder: string): string | undefined {
  const [path = '', anchor] = target.split('#');
  const file = path ? resolve(folder, decodeURIComponent(path)) : folder;
  if (!existsSync(file)) return `there is no ${path}`;
  if (anchor === undefined || !file.endsWith('.md')) return undefined;
  return anchorsOf(file).has(anchor) ? undefined : `${path} has no heading for #${anchor}`;
}

/** Returns why a link of a Markdown page leads nowhere. */
export function problemInPage(target: string, page: string): string | undefined {
  return target.startsWith('#')
    ? problemOf(`${page}${target}`, dirname(page))
    : problemOf(target, dirname(page));
}

const anchors = new Map<string, Set<string>>();

function anchorsOf(file: string): Set<string> {
  const known = anchors.get(file);
  if (known) return known;
  const slugger = new GithubSlugger();
  const headings = readFileSync(file, 'utf8').match(/^#{1,6} .*$/gm) ?? [];
  const found = new Set(headings.map((heading) => slugger.slug(heading.replace(/^#+ /, ''))));
  anchors.set(file, found);
  return found;
}

function lines(text: string): { line: number; content: string }[] {
  return text.split('\n').map((content, index) => ({ line: index + 1, content }));
}
