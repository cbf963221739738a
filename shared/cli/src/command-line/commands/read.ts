import type { Command } from 'commander';
import type { ReleaseDocument } from '@careers/contract';
import type { Check, Outcome, StoredVersion } from '../../client/answers.ts';
import { bodyOf } from '../../client/registry-client.ts';
import { answer, command, environmentOption, wholeNumber, versionOf } from '../options.ts';
import type { EnvironmentOption, JsonOption } from '../options.ts';
import { describeOutcome, outcomesOf } from '../outcomes.ts';
import { plainText, textTable } from '../table.ts';
import { findRegistry } from '../target.ts';

export function showCommand(): Command {
  return command('show', 'shows a version: its origin, its checks and its releases')
    .argument('<remote>', 'or remote and version, such as mf-search@1.1.0')
    .argument('[version]')
    .action(async (named: string, after: string | undefined, options: JsonOption) => {
      const { name, number } = versionOf(named, after);
      const { client } = await findRegistry();
      const params = { path: { name, number } };
      const [version, checks, outcomes] = await Promise.all([
        bodyOf(client.GET('/v1/remotes/{name}/versions/{number}', { params })),
        bodyOf(client.GET('/v1/remotes/{name}/versions/{number}/checks', { params })),
        outcomesOf(client, { remote: name, version: number }),
      ]);
      const { manifest, provenance, state, bytes, publishedBy, publishedAt } = version;
      const rows = [
        [`${name}@${number}`, state],
        ['published', `${publishedAt} by ${publishedBy}`],
        ['commit', manifest.dirty ? `${manifest.commit}, with uncommitted changes` : manifest.commit],
        ['tests', provenance['tests'] ?? 'not reported'],
        ['size', `${(bytes / 1024).toFixed(0)} kB`],
        ['paths', manifest.mount.join(' ') || 'none'],
        ['widgets', manifest.widgets.join(' ') || 'none'],
        ...declaredRows(manifest),
        ...outcomes.map((each) => [each.environment, `since ${each.firstAt}: ${describeOutcome(each)}`]),
        ...checkRows(checks),
      ];
      answer(options, { ...version, checks, outcomes }, textTable(rows));
    });
}

/** Returns table rows for the values and backends that a version declares per environment. */
function declaredRows({ configuration = {}, backends = {} }: StoredVersion['manifest']): string[][] {
  const inWords = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).map(([environment, value]) => `${environment} ${String(value)}`);
  return [
    ...Object.entries(configuration).map(([name, { default: usual, environments = {} }]) => [
      'configuration',
      `${name}: ${[String(usual), ...inWords(environments)].join(', ')}`,
    ]),
    ...Object.entries(backends).map(([name, { origins, paths, methods }]) => [
      'backend',
      `${name}: ${inWords(origins).join(', ')}; ${methods.join(' ')} ${paths.join(' ')}`,
    ]),
  ];
}

/** Returns table rows for the checks of a version: each with its findings, whom they affect and what to do. */
function checkRows(checks: readonly Check[]): string[][] {
  if (checks.length === 0) return [['checks', 'none']];
  return checks.flatMap(({ name, conclusion, summary, details, pictures, reportedBy, reportedAt }) => [
    [`check ${name}`, `${conclusion}: ${summary}; by ${reportedBy} at ${reportedAt}`],
    ...details.map((finding) => [
      '',
      `${finding.rule}: ${finding.what} Whom it hurts: ${finding.whom} What to do: ${finding.do}`,
    ]),
    ...(pictures.length > 0 ? [['', `pictures: ${pictures.join(', ')}`]] : []),
  ]);
}

/** Page size of the registry's history. */
const REVISIONS_AT_ONCE = 100;

export function logCommand(): Command {
  return command('log', 'shows who released what and why, oldest first')
    .argument('[remote]')
    .addOption(environmentOption())
    .option('--before <revision>', 'what came before this revision', wholeNumber)
    .action(
      async (remote: string | undefined, options: JsonOption & EnvironmentOption & { before?: number }) => {
        const { client } = await findRegistry();
        const { environment, before } = options;
        const query = { limit: REVISIONS_AT_ONCE, ...(before && { before }) };
        const [revisions, outcomes] = await Promise.all([
          bodyOf(
            client.GET('/v1/environments/{environment}/revisions', {
              params: { path: { environment }, query },
            }),
          ),
          outcomesOf(client, { environment, ...(remote && { remote }) }),
        ]);
        const moves = revisions
          .flatMap(({ revision, lastMove }) => (lastMove ? [{ ...lastMove, revision }] : []))
          .filter((each) => !remote || each.remote === remote)
          .sort((one, other) => one.revision - other.revision)
          .map((each) => ({ ...each, outcome: outcomeSince(each, outcomes) }));
        const lines = moves.flatMap(({ time, who, revision, command: typed, reason, outcome }) => [
          plainText(
            `${time}  ${who}  revision ${revision}  ${typed}${reason === undefined ? '' : `  (${reason})`}`,
          ),
          ...(outcome ? [plainText(`    ${outcome.version}: ${describeOutcome(outcome)}`)] : []),
        ]);
        answer(options, moves, lines.join('\n'));
        const first = revisions.at(-1)?.revision ?? 0;
        if (revisions.length === REVISIONS_AT_ONCE && first > 1)
          console.error(`Earlier moves: log --before ${first}`);
      },
    );
}

/** Returns the outcome of the version that a move started to release; undefined for a move that continues a rollout. */
function outcomeSince(
  { remote, before, after }: NonNullable<ReleaseDocument['lastMove']>,
  outcomes: readonly Outcome[],
): Outcome | undefined {
  if (!after || before?.salt === after.salt) return undefined;
  const version = after.candidate ?? after.stable;
  return outcomes.find(
    (each) => each.remote === remote && each.version === version && each.salt === after.salt,
  );
}
