import semver from 'semver';
import type { PublicApi } from './public-api.ts';

export type Step = 'major' | 'minor';

/** Returns the report of a package's public API, stored in the package. */
export function writeReport(name: string, version: string, api: PublicApi): string {
  const declarations = [...api].map(([id, text]) => `### ${id}\n\n\`\`\`ts\n${text}\n\`\`\`\n`);
  return [
    `# Public API of ${name} ${version}\n`,
    'Made by `npm run packages -- --report`: what teams with a repository of their own build on.\n',
    ...declarations,
  ].join('\n');
}

/** Parses a report of `writeReport`. */
export function readReport(report: string): { version: string; api: PublicApi } {
  const version = /^# Public API of \S+ (\S+)$/m.exec(report)?.[1] ?? '';
  const declarations = report.matchAll(/^### (.+)\n\n```ts\n([\s\S]*?)\n```$/gm);
  return { version, api: new Map([...declarations].map(([, id = '', text = '']) => [id, text])) };
}

/**
 * Returns the version bump that a change requires (semver.org): major for removed or changed declarations, minor for new
 * or optional ones, null without a change.
 */
export function stepOf(before: PublicApi, after: PublicApi): Step | null {
  const breaks = [...before].some(([id, text]) => !isCompatible(text, after.get(id)));
  if (breaks) return 'major';
  return [...after].some(([id, text]) => before.get(id) !== text) ? 'minor' : null;
}

/** Matches the line of an optional member. */
const OPTIONAL_MEMBER = /^\s+(readonly )?\w+\?[:(]/;

/** Matches the first line of an optional member of a schema. */
const OPTIONAL_SCHEMA = /^\s+\w+: Type\.TOptional</;

/** Matches the first line of a class member: a new one does not affect users of the class. */
const CLASS_MEMBER = /^ {4}(static |readonly |get )?\w+[?:(<]/;

/** Matches the module that declares a type within its package, which is not part of the API. */
const DECLARED_IN = /import\('\.[^']*'\)\./g;

function isCompatible(before: string, after: string | undefined): boolean {
  if (after === undefined) return false;
  const old = before.replace(DECLARED_IN, '').split('\n');
  let next = 0;
  const added = after
    .replace(DECLARED_IN, '')
    .split('\n')
    .filter((line) => {
      const isOld = line === old[next];
      if (isOld) next += 1;
      return !isOld;
    });
  const compatible = before.startsWith('class ') ? CLASS_MEMBER : OPTIONAL_MEMBER;
  const required = withoutOptionalSchemas(added);
  return next === old.length && required.every((line) => compatible.test(line) || OPTIONAL_MEMBER.test(line));
}

/** Omits optional members of schemas, with their nested lines. */
function withoutOptionalSchemas(lines: readonly string[]): string[] {
  let inside: string | null = null;
  return lines.filter((line) => {
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    if (inside !== null) {
      if (indent === inside) inside = null;
      return false;
    }
    if (!OPTIONAL_SCHEMA.test(line)) return true;
    if (!line.endsWith(';')) inside = indent;
    return false;
  });
}

/** Returns an error when the version lacks the bump that the API's change requires. */
export function missingStep(
  name: string,
  version: string,
  committed: ReturnType<typeof readReport>,
  api: PublicApi,
): string | null {
  const step = stepOf(committed.api, api);
  if (step === null) return null;
  const least = semver.inc(committed.version, step);
  if (least !== null && semver.gte(version, least)) return null;
  return `The public API of ${name} has a ${step} change since ${committed.version}: raise its version to ${least}, describe it in its CHANGELOG.md, and run npm run packages -- --report.`;
}
