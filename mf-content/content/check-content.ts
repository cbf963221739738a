import { typographyProblems } from '@careers/testing/typography';
import Value from 'typebox/value';
import { CONTENT_FILES } from './content-files.ts';
import type { ContentFile } from './content-files.ts';
import { ENTITIES } from './entities/index.ts';
import { OTHER_PATHS } from './paths.ts';

/** Values that are no French text: codes, paths, colours, drawings, film numbers. */
const NO_TEXT = /^(https?:|\/|[a-z0-9_]+([-…:][a-z0-9…]*)* \(|[A-Za-z0-9_-]+$)/;

/** Returns what an editor has to mend: the file, the place in it, and why. */
export function contentProblems(files: readonly ContentFile[] = CONTENT_FILES): string[] {
  return files.flatMap(({ file, schema, content }) => [
    ...Value.Errors(schema, content).map(
      ({ instancePath, message }) => `${file} ${instancePath}: ${message}`,
    ),
    ...texts(content).flatMap(({ place, text }) =>
      problemsOf(place, text).map((problem) => `${file} ${place}: ${problem} (${text})`),
    ),
  ]);
}

/** @throws Error with every problem, so that a build stops before a broken page is published. */
export function checkContent(): void {
  const problems = contentProblems();
  if (problems.length > 0)
    throw new Error(`The content of mf-content cannot be published:\n  ${problems.join('\n  ')}`);
}

function problemsOf(place: string, text: string): string[] {
  if (place.endsWith('/href')) return isKnown(text) ? [] : ['leads to no page of the site'];
  return NO_TEXT.test(text) ? [] : typographyProblems(text);
}

/** Whether a link leads somewhere. Sectors and job sheets come from the API: end-to-end tests follow those. */
function isKnown(href: string): boolean {
  if (href.startsWith('https://')) return true;
  const path = href.replace(/[?#].*$/, '');
  return path === '/nos-metiers' || path.startsWith('/nos-metiers/les-metiers-') || knownPaths().has(path);
}

function knownPaths(): ReadonlySet<string> {
  const own = CONTENT_FILES.flatMap(({ content }) =>
    typeof content === 'object' && content !== null && 'path' in content ? [String(content.path)] : [],
  );
  const entities = ENTITIES.map(({ code }) => `/organisation-cooperative-u/${code}`);
  return new Set(['/', ...OTHER_PATHS, ...own, ...entities]);
}

function texts(content: unknown, place = ''): { place: string; text: string }[] {
  if (typeof content === 'string') return [{ place, text: content }];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => texts(value, `${place}/${key}`));
}
