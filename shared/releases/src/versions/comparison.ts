import semver from 'semver';
import type { Static } from 'typebox';
import type { RemoteManifest } from '@careers/contract';
import type { Comparison } from './schemas.ts';

type Compared = Static<typeof Comparison>;
type Change<Value> = { name: string; before: Value | null; after: Value | null };

export interface Side {
  manifest: RemoteManifest;
  provenance: Readonly<Record<string, string>>;
  /** File sizes in bytes, by path. */
  sizes: ReadonlyMap<string, number>;
}

/** Compares two versions of a remote. */
export function compareVersions(before: Side, after: Side): Compared {
  const [old, next] = [before.manifest, after.manifest];
  return {
    from: old.version,
    to: next.version,
    commits: {
      ...{ from: old.commit, to: next.commit },
      repository: after.provenance['repository'] ?? before.provenance['repository'] ?? null,
    },
    changelog: entriesBetween(old, next),
    mount: listDiff(old.mount, next.mount),
    pages: listDiff(pagesOf(old), pagesOf(next)),
    widgets: changes(widgetsOf(old), widgetsOf(next)),
    contributions: listDiff(contributionsOf(old), contributionsOf(next)),
    requires: changes(old.requires ?? {}, next.requires ?? {}),
    shared: changes(old.shared, next.shared),
    dependencies: changes(old.dependencies ?? {}, next.dependencies ?? {}),
    sizes: changes(chunkSizes(before), chunkSizes(after)),
  };
}

/** Returns the changelog entries that only the later version has, latest first. */
function entriesBetween(before: RemoteManifest, after: RemoteManifest): Compared['changelog'] {
  const [older, newer] = semver.lt(after.version, before.version) ? [after, before] : [before, after];
  return Object.entries(newer.changelog ?? {})
    .map(([version, lines]) => ({ version, lines }))
    .filter(({ version }) => semver.valid(version) !== null)
    .filter(({ version }) => semver.gt(version, older.version) && semver.lte(version, newer.version))
    .sort((one, other) => semver.rcompare(one.version, other.version));
}

const PAGE = 'pages/';

function pagesOf({ chunks }: RemoteManifest): string[] {
  return Object.keys(chunks).flatMap((chunk) => (chunk.startsWith(PAGE) ? [chunk.slice(PAGE.length)] : []));
}

/** Returns widgets with their versions; `1.0.0` for older widgets without one, as for pages that require them. */
function widgetsOf({ widgets, provides = {} }: RemoteManifest): Record<string, string> {
  return Object.fromEntries(widgets.map((name) => [name, provides[name]?.version ?? '1.0.0']));
}

/** Describes each contribution as a line: place and content. */
function contributionsOf({ contributes = {} }: RemoteManifest): string[] {
  return Object.entries(contributes).flatMap(([place, entries]) =>
    entries.map((entry) => `${place}: ${typeof entry === 'string' ? entry : wordsOf(entry)}`),
  );
}

function wordsOf(entry: object): string {
  return Object.entries(entry)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(', ');
}

function listDiff(before: readonly string[], after: readonly string[]): Compared['mount'] {
  return {
    added: after.filter((each) => !before.includes(each)),
    removed: before.filter((each) => !after.includes(each)),
  };
}

function changes<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): Change<Value>[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .map((name) => ({ name, before: valueOf(before, name), after: valueOf(after, name) }))
    .filter((change) => change.before !== change.after);
}

function valueOf<Value>(values: Readonly<Record<string, Value>>, name: string): Value | null {
  return Object.hasOwn(values, name) ? (values[name] ?? null) : null;
}

/** Returns the compressed size of each chunk. */
export function chunkSizes({ manifest, sizes }: Side): Record<string, number> {
  const sizeOf = (file: string) => sizes.get(`client/${file}.gz`) ?? sizes.get(`client/${file}`) ?? 0;
  return Object.fromEntries(
    Object.entries(manifest.chunks).map(([chunk, files]) => [
      chunk,
      files.reduce((total, file) => total + sizeOf(file), 0),
    ]),
  );
}
