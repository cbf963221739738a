import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { claims } from '@careers/contract';

/** A page of a remote: a folder of `src/pages`, named by its path. */
export interface PageFolder {
  /** Absolute path. */
  folder: string;
  /** React Router's patterns: the folder's own, then those of its `other-paths.json`. */
  paths: readonly [string, ...string[]];
}

/** Returns the pages of a remote, sorted by folder. */
export function pageFolders(directory: string): PageFolder[] {
  const files = globSync('src/pages/*/page.tsx', { cwd: directory }).sort();
  return files.map((file) => {
    const folder = dirname(join(directory, file));
    const others = join(folder, 'other-paths.json');
    return {
      folder,
      paths: [
        pathOf(basename(folder)),
        ...(existsSync(others) ? (JSON.parse(readFileSync(others, 'utf8')) as string[]) : []),
      ],
    };
  });
}

/** Reverses `pageFolder`: `nos-metiers.$sector` is `/nos-metiers/:sector`, `index` is `/`. */
function pathOf(name: string): string {
  if (name === 'index') return '/';
  const segments = name.split('.').map((part) => (part === '$' ? '*' : part.replace(/^\$/, ':')));
  return `/${segments.join('/')}`;
}

/**
 * Returns the source of `@careers/platform/pages` in a remote: its lazy pages, with the exported `searchParams` of
 * their `page.server.ts`, and a flag for an action. Server parts are empty modules in browsers.
 */
export function pagesModule(directory: string): string {
  const lines = [`import { definePages } from '@careers/platform';`];
  const pages = pageFolders(directory).map(({ folder, paths }, index) => {
    const [component, server] = [join(folder, 'page.tsx'), join(folder, 'page.server.ts')];
    const source = readFileSync(server, 'utf8');
    const readsParams = /^export const searchParams\b/m.test(source);
    const hasAction = /^export (const|(async )?function) action\b/m.test(source);
    const searchParams = readsParams ? `searchParams${index}` : '[]';
    if (readsParams) lines.push(`import { searchParams as ${searchParams} } from ${JSON.stringify(server)};`);
    const [load, loadServer] = [component, server].map((file) => `() => import(${JSON.stringify(file)})`);
    return `[${JSON.stringify(paths)}, ${load}, ${loadServer}, ${searchParams}${hasAction ? ', true' : ''}],`;
  });
  return [...lines, 'export default definePages([', ...pages, ']);', ''].join('\n');
}

/** Returns a remote's claimed paths: those of its pages, everything below the first parameter, and further ones. */
export function claimedPaths(directory: string, further: readonly string[] = []): string[] {
  const ofPages = pageFolders(directory).flatMap(({ paths }) => paths);
  const all = [...ofPages.map((path) => path.replace(/\/[:*].*$/, '/*')), ...further];
  const isCovered = (path: string) => all.some((other) => other !== path && claims(other, path));
  return [...new Set(all)].filter((path) => !isCovered(path)).sort();
}
