import type { FastifyRequest } from 'fastify';
import type { VersionView, VersionsView } from '@careers/desk/views';
import { checksOf } from '../checks/check-store.ts';
import type { VersionKey } from '../checks/check-store.ts';
import { comparisonsOf } from '../checks/pictures.ts';
import type { Check } from '../checks/schemas.ts';
import type { Database } from '../database/schema.ts';
import { checksIn } from '../environments/required-checks.ts';
import { previewRights } from '../previews/routes.ts';
import { isPassed, unmetChecks } from '../rules/unmet-checks.ts';
import { digestOfColumn } from '../store/digest.ts';
import { sideOf } from '../versions/compare-route.ts';
import { chunkSizes, compareVersions } from '../versions/comparison.ts';
import type { Side } from '../versions/comparison.ts';
import { findRemote, findVersion } from '../versions/find-version.ts';
import { allFacts } from './board.ts';
import { haltedVersion } from './need.ts';
import type { EnvironmentFacts } from './read-releases.ts';
import { lackingOf, may } from './rights.ts';

const BYTES = 1024;
const LATEST = 50;

/** Returns a version with the findings of its checks and its changes. */
export async function versionView(
  database: Database,
  request: FastifyRequest,
  { remote, number }: { remote: string; number: string },
): Promise<VersionView> {
  const row = await findVersion(database, remote, number);
  const [facts, checks, comparisons, side, owned] = await Promise.all([
    allFacts(database),
    checksOf(database, { remote, number }),
    comparisonsOf(database, { remote, number }),
    sideOf(database, remote, number),
    findRemote(database, remote),
  ]);
  const against = facts
    .map(({ current }) => current.body.remotes[remote]?.stable)
    .find((stable) => stable !== undefined && stable !== number);
  const before = against === undefined ? null : await sideOf(database, remote, against);
  const previews = facts
    .map((each) => each.row.name)
    .filter((environment) => previewRights(environment, remote).some((right) => may(request, right)));
  return {
    kind: 'version',
    ...{ remote, number, state: row.state, publishedBy: row.published_by },
    publishedAt: row.published_at.toISOString(),
    digest: digestOfColumn(row.digest),
    commit: row.manifest.commit,
    isDirty: row.manifest.dirty === true,
    provenance: row.provenance,
    given: facts.flatMap((each) => givenIn(each, remote, number)),
    unmet: row.state === 'ready' ? facts.flatMap((each) => unmetIn(each, { remote, number }, checks)) : [],
    checks: checks.map((check) => checkView(check, { remote, number, comparisons })),
    passedRules: passedRules(row.gate),
    sizes: sizesOf(side, before, owned),
    against: against ?? null,
    ...changesOf(side, before),
    previews,
    preview: null,
    lacking: previews.length > 0 ? null : lackingOf(request, { to: 'publish', remote }),
    refusal: null,
  };
}

function givenIn(
  { row, current, moves }: EnvironmentFacts,
  remote: string,
  number: string,
): VersionView['given'] {
  const release = current.body.remotes[remote];
  if (!release) return [];
  const { stable, candidate, percent, fallback } = release;
  const words =
    (stable === number && 'everybody gets it') ||
    (candidate === number &&
      (percent === 0 ? 'candidate, nobody gets it yet' : `${percent}\u00a0% get it`)) ||
    (fallback.includes(number) && 'to fall back to') ||
    (haltedVersion(moves.find((move) => move.remote === remote) ?? null) === number &&
      'halted itself, nobody gets it');
  return words ? [{ environment: row.name, words }] : [];
}

/** Returns the required checks that a version has not passed, where it is not released. */
function unmetIn(
  { row, current }: EnvironmentFacts,
  { remote, number }: VersionKey,
  checks: readonly Check[],
): VersionView['unmet'] {
  const unmet = unmetChecks(row.required_checks, checksIn(row.name, checks));
  if (unmet.length === 0 || current.body.remotes[remote]?.stable === number) return [];
  return [{ environment: row.name, checks: unmet }];
}

function checkView(
  { name, conclusion, summary, details, pictures, reportedBy, reportedAt }: Check,
  { remote, number, comparisons }: VersionKey & { comparisons: Awaited<ReturnType<typeof comparisonsOf>> },
): VersionView['checks'][number] {
  const widthOf = (picture: string) =>
    comparisons.find((each) => each.check === name && each.name === picture)?.width;
  return {
    ...{ name, conclusion, summary, reportedBy, reportedAt, isRequired: false },
    isPassed: isPassed(conclusion),
    findings: details,
    pictures: pictures.map((picture) => ({
      name: picture,
      address: `/v1/remotes/${remote}/versions/${number}/checks/${name}/pictures/${picture}`,
      comparedAt: widthOf(picture) ?? null,
    })),
  };
}

/** Returns the passed rules of stored gate results; older rows lack newer rules. */
function passedRules(gate: readonly object[]): VersionView['passedRules'] {
  return gate.flatMap((result) =>
    'rule' in result && 'outcome' in result && result.outcome === 'passed'
      ? [
          {
            rule: String(result.rule),
            detail: 'detail' in result && typeof result.detail === 'string' ? result.detail : null,
          },
        ]
      : [],
  );
}

/** Returns sizes with the stricter budget: the team's or the registry's. */
function sizesOf(
  side: Side,
  before: Side | null,
  owned: { area_kilobytes: number; widget_kilobytes: number },
): VersionView['sizes'] {
  const { areaKilobytes, widgetKilobytes } = side.manifest.budgets;
  const then = before ? chunkSizes(before) : {};
  return Object.entries(chunkSizes(side))
    .filter(([, bytes]) => bytes > 0)
    .map(([chunk, bytes]) => ({
      chunk,
      kilobytes: bytes / BYTES,
      budget: chunk.startsWith('widget-')
        ? Math.min(widgetKilobytes, owned.widget_kilobytes)
        : Math.min(areaKilobytes, owned.area_kilobytes),
      before: Object.hasOwn(then, chunk) ? (then[chunk] ?? 0) / BYTES : null,
    }));
}

function changesOf(side: Side, before: Side | null): Pick<VersionView, 'changelog' | 'packages'> {
  if (before) {
    const { changelog, dependencies } = compareVersions(before, side);
    return { changelog, packages: dependencies };
  }
  const { version, changelog = {}, dependencies = {} } = side.manifest;
  const lines = Object.hasOwn(changelog, version) ? changelog[version] : undefined;
  return {
    changelog: lines ? [{ version, lines }] : [],
    packages: Object.entries(dependencies).map(([name, after]) => ({ name, before: null, after })),
  };
}

/** Returns the latest published versions. */
export async function versionsView(database: Database): Promise<VersionsView> {
  const rows = await database
    .selectFrom('version')
    .select(['remote', 'number', 'state', 'published_by', 'published_at'])
    .orderBy('published_at', 'desc')
    .limit(LATEST)
    .execute();
  const failed = await database
    .selectFrom('version_check')
    .select(['remote', 'number', 'name'])
    .where('conclusion', '=', 'failed')
    .where('remote', 'in', rows.map(({ remote }) => remote).concat(''))
    .orderBy('name')
    .execute();
  return {
    kind: 'versions',
    versions: rows.map(({ remote, number, state, published_by, published_at }) => ({
      ...{ remote, number, state, publishedBy: published_by, publishedAt: published_at.toISOString() },
      failedChecks: failed
        .filter((check) => check.remote === remote && check.number === number)
        .map(({ name }) => name),
    })),
  };
}
