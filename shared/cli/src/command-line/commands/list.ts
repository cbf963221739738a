import type { Command } from 'commander';
import type { ReleaseDocument } from '@careers/contract';
import type { Outcome, RolloutHealth } from '../../client/answers.ts';
import { bodyOf } from '../../client/registry-client.ts';
import { answer, command, environmentOption } from '../options.ts';
import type { EnvironmentOption, JsonOption } from '../options.ts';
import { describeOutcome, outcomesOf } from '../outcomes.ts';
import { plainText, textTable } from '../table.ts';
import { findRegistry } from '../target.ts';
import { describePlan } from './plan.ts';

const MAX_VERSIONS = 8;
const NEVER_RELEASED = { stable: null, candidate: null, percent: 0, fallback: [] };

export function listCommand(): Command {
  return command('list', 'shows what is released and published')
    .addOption(environmentOption())
    .action(async (options: JsonOption & EnvironmentOption) => {
      const { client } = await findRegistry();
      const path = { environment: options.environment };
      const [
        { document, revision, frozen, plannedFreezes, requiredChecks, shells },
        known,
        seen,
        healths,
        plans,
      ] = await Promise.all([
        bodyOf(client.GET('/v1/environments/{environment}', { params: { path } })),
        bodyOf(client.GET('/v1/remotes')),
        outcomesOf(client, path),
        bodyOf(client.GET('/v1/environments/{environment}/health', { params: { path } })),
        bodyOf(client.GET('/v1/environments/{environment}/plans', { params: { path } })),
      ]);
      const live = shells.filter((shell) => shell.live);
      const remotes = known.map(({ name, versions }) => ({
        remote: name,
        ...(document.remotes[name] ?? NEVER_RELEASED),
        published: versions,
        outcomes: seen.filter(({ remote, salt }) => remote === name && salt === document.remotes[name]?.salt),
        health: healths.find(({ remote }) => remote === name) ?? null,
        plan: plans.find(({ remote }) => remote === name) ?? null,
        notServed: live.flatMap(({ instance, fallbacks }) =>
          fallbacks
            .filter(({ remote }) => remote === name)
            .map(({ wanted, served, why }) => ({ shell: instance, wanted, served, why })),
        ),
      }));
      const rows = known.map(({ name, versions }) => {
        const { stable = '-', candidate, percent, pinned } = document.remotes[name] ?? {};
        return [
          name,
          `${stable}${pinned === undefined ? '' : ', pinned'}`,
          candidate ? `${candidate} (${percent} %)` : '-',
          latest(versions),
        ];
      });
      const table = textTable([['remote', 'stable', 'candidate', 'published'], ...rows]);
      const state = [
        `${options.environment}, revision ${revision}, ${live.length} ${live.length === 1 ? 'shell' : 'shells'}`,
        `requires ${requiredChecks.join(' ') || 'no check'}`,
        ...(frozen === null ? [] : [`frozen: ${frozen}`]),
        ...plannedFreezes.map(({ from, until, reason }) => `freeze from ${from} until ${until}: ${reason}`),
      ];
      const lines = [
        table,
        state.join(', '),
        ...pinLines(document),
        ...plans.map((plan) => plainText(describePlan(plan))),
        ...remotes.flatMap((each) => [...notServedLines(each, live.length), ...outcomeLines(each)]),
      ];
      answer(options, remotes, lines.join('\n'));
    });
}

function pinLines({ remotes }: ReleaseDocument): string[] {
  return Object.entries(remotes).flatMap(([name, { pinned }]) =>
    pinned === undefined ? [] : [plainText(`${name} is pinned: ${pinned}`)],
  );
}

/** Returns the latest versions, and the number of further ones. */
export function latest(versions: readonly string[]): string {
  const more = versions.length - MAX_VERSIONS;
  return `${versions.slice(0, MAX_VERSIONS).join(' ')}${more > 0 ? ` and ${more} more` : ''}`;
}

interface NotServed {
  shell: string;
  wanted: string;
  served: string | null;
  why: string;
}

/**
 * Returns a line for each released version that shells do not serve, with the version served instead and the reason.
 */
function notServedLines(
  { remote, notServed }: { remote: string; notServed: readonly NotServed[] },
  shells: number,
): string[] {
  const groups = Map.groupBy(notServed, ({ wanted, served }) => `${wanted} ${served}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const count = `${others.length + 1} of ${shells} ${shells === 1 ? 'shell' : 'shells'}`;
    const { wanted, served, why } = first;
    return plainText(`${remote} ${wanted} is not served by ${count}, ${served ?? 'nothing'} is: ${why}`);
  });
}

interface Released {
  remote: string;
  stable: string | null;
  candidate: string | null;
  outcomes: readonly Outcome[];
  health: RolloutHealth | null;
}

/** Returns a line for the candidate, and for a stable version with failures. */
function outcomeLines({ remote, stable, candidate, outcomes, health }: Released): string[] {
  const of = (version: string) => outcomes.find((each) => each.version === version);
  const released = stable === null ? undefined : of(stable);
  return [
    ...(released?.failures.length ? [`${remote} ${stable}: ${describeOutcome(released)}`] : []),
    ...(candidate === null ? [] : [`${remote} ${candidate}, candidate: ${describeOutcome(of(candidate))}`]),
    ...(health ? [`${remote} ${health.candidate}, ${describeHealth(health)}`] : []),
  ].map(plainText);
}

/** Describes a candidate's health compared to the released version; never calls it good without enough traffic. */
function describeHealth({ evidence, haltAt, metrics, released, share }: RolloutHealth): string {
  const counted = metrics.filter(({ candidate, released: beside }) => candidate.units + beside.units > 0);
  const figures = counted.map(({ metric, candidate, released: beside, isEnough }) => {
    const counts = `${candidate.events} of ${candidate.units} ${metric}, ${beside.events} of ${beside.units} in ${released}`;
    return isEnough ? counts : `${counts} (not enough seen)`;
  });
  const missing = `; visitors of one of both are missing (${share.candidate} and ${share.released} were seen): do not believe these counts`;
  return `evidence ${evidence.toFixed(1)} (halts at ${haltAt}): ${figures.join('; ')}${share.isUnequal ? missing : ''}`;
}
