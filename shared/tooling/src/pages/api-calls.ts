import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const RESOURCES = 'offers|referentials|entities|jobDescriptions|offerProfiles|news|applications|alerts';
const CALL = new RegExp(
  `(?:\\b(?:api|client)|createApiClient\\([^)]*\\))\\s*\\.((?:${RESOURCES})\\.\\w+)\\(`,
  'g',
);
const RELATIVE_IMPORT = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;

/** Returns the job API calls of a module and its relative imports, such as `offers.list`. */
export function apiCallsOf(file: string, seen: Set<string> = new Set()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(CALL)].flatMap(([, call]) => call ?? []);
  const imported = [...text.matchAll(RELATIVE_IMPORT)].flatMap(([, path]) =>
    path ? apiCallsOf(join(dirname(file), path), seen) : [],
  );
  return [...new Set([...own, ...imported])].sort();
}
