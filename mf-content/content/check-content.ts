import { formProblems, wordProblems } from '@careers/testing/content-check';
import { CONTENT_FILES } from './content-files.ts';
import type { ContentFile } from './content-files.ts';
import { ENTITIES } from './entities/index.ts';
import { OTHER_PATHS } from './paths.ts';
import { BLOCKS } from './schema/blocks.ts';

/** Values that are not French text: codes, paths, colours, picture names, film ids. */
const NO_TEXT = /^(https?:|\/|[a-z0-9_]+([-…:][a-z0-9…]*)* \(|[A-Za-z0-9_-]+$)/;

/** Returns the errors an editor has to fix: file, place, reason, and correction. */
export function contentProblems(files: readonly ContentFile[] = CONTENT_FILES): string[] {
  const isNoText = (text: string) => NO_TEXT.test(text);
  return files.flatMap(({ file, schema, content }) =>
    [
      ...formProblems(schema, content),
      ...blockProblems(content),
      ...wordProblems(content, { isNoText, linkProblem }),
    ].map((problem) => `mf-content/content/${file}, ${problem}`),
  );
}

/** @throws Error with every error, so that a build stops before a broken page is published. */
export function checkContent(): void {
  const problems = contentProblems();
  if (problems.length > 0)
    throw new Error(`The content of mf-content cannot be published:\n  ${problems.join('\n  ')}`);
}

/** Checks each block against the schema of its type. */
function blockProblems(content: unknown): string[] {
  if (typeof content !== 'object' || content === null || !('blocks' in content)) return [];
  const blocks: unknown[] = Array.isArray(content.blocks) ? content.blocks : [];
  return blocks.flatMap((block, index) => {
    if (typeof block !== 'object' || block === null || !('type' in block) || !('content' in block)) return [];
    const schema = Object.entries(BLOCKS).find(([type]) => type === block.type)?.[1];
    return schema ? formProblems(schema, block.content, `/blocks/${index}/content`) : [];
  });
}

/**
 * Returns an error for a broken link. Links to sectors and job sheets depend on the API: end-to-end tests follow them.
 */
function linkProblem(href: string): string | null {
  if (href.startsWith('https://')) return null;
  const path = href.replace(/[?#].*$/, '');
  const isKnown =
    path === '/nos-metiers' || path.startsWith('/nos-metiers/les-metiers-') || paths().has(path);
  return isKnown ? null : 'leads to no page of the site: correct the path';
}

function paths(): ReadonlySet<string> {
  const own = CONTENT_FILES.flatMap(({ content }) =>
    typeof content === 'object' && content !== null && 'path' in content ? [String(content.path)] : [],
  );
  const entities = ENTITIES.map(({ code }) => `/organisation-cooperative-u/${code}`);
  return new Set(['/', ...OTHER_PATHS, ...own, ...entities]);
}
