import { Argument, Option } from 'commander';
import type { Command } from 'commander';
import type { ReleaseDocument, RemoteRelease } from '@careers/contract';
import type { MoveSent } from '../../client/answers.ts';
import { bodyOf } from '../../client/registry-client.ts';
import { ReleaseError } from '../../release-error.ts';
import {
  UsageError,
  answer,
  command,
  environmentOption,
  percentage,
  reasonOption,
  wholeNumber,
  versionOf,
} from '../options.ts';
import type { MoveOptions } from '../options.ts';
import { withProgress } from '../progress.ts';
import { reasonOf } from '../reason.ts';
import { findRegistry } from '../target.ts';
import { FREEZES } from './freeze.ts';
import { planOption, startPlan } from './plan.ts';

interface GivingOptions extends MoveOptions {
  /** Reason for releasing a version without required checks. */
  despiteChecks?: string;
}

interface WideningOptions extends GivingOptions {
  /** Reason for releasing a version to more visitors despite failures. */
  despiteFailures?: string;
}

interface PromoteOptions extends WideningOptions {
  replace?: true;
}

interface RolloutOptions extends PromoteOptions {
  percent?: number;
  /** Name or steps of a plan; true for the default one. */
  plan?: string | true;
  /** Linked versions of other remotes: `mf-offer@2.0.0`. */
  with?: string[];
  lower?: true;
}

/** Commands that change the release, in the order of the help. */
export const MOVES: readonly (() => Command)[] = [
  () =>
    moveCommand('rollout', 'gives a published version to a share of the visitors')
      .argument('<remote>', 'its name, or remote and number: mf-search@1.1.0')
      .argument('[version]')
      .addOption(new Option('--percent <number>', 'share of the visitors, 0 to 100').argParser(percentage))
      .addOption(planOption())
      .option(
        '--with <versions...>',
        'links these versions: the same visitors get them, and all move together',
      )
      .addOption(replaceOption())
      .option('--lower', 'lowers the share: some visitors lose the version')
      .addOption(despiteFailuresOption())
      .addOption(despiteChecksOption())
      .action(rollOut),
  () =>
    moveCommand('promote', 'gives the candidate, or the named version, to everybody')
      .argument('<remote>')
      .argument('[version]')
      .addOption(replaceOption())
      .addOption(despiteFailuresOption())
      .addOption(despiteChecksOption())
      .action((remote: string, version: string | undefined, { replace, ...options }: PromoteOptions) =>
        moveEnvironment(
          (document) => ({ ...promotion(document, remote, version), ...(replace && { replace }) }),
          options,
        ),
      ),
  () =>
    moveCommand('rollback', 'rolls back the candidate, or the stable version to the one before it')
      .argument('<remote>')
      .argument('[version]')
      .action((remote: string, version: string | undefined, options: MoveOptions) =>
        moveEnvironment({ remote, action: 'rollback', ...(version && { version }) }, options),
      ),
  remoteCommand('pause', 'sets the candidate to 0 %, and keeps it'),
  remoteCommand('halt', 'withdraws the candidate; the stable version stays'),
  remoteCommand('pin', 'holds a remote where it is: nothing moves it until unpin'),
  remoteCommand('unpin', 'lets a remote move again'),
  () =>
    moveCommand('restore', 'restores what an earlier revision released, as a new revision')
      .addArgument(new Argument('<earlier>', 'its revision: see `log`').argParser(wholeNumber))
      .addOption(despiteChecksOption())
      .action((revision: number, options: GivingOptions) =>
        moveEnvironment({ action: 'restore', revision }, options),
      ),
  ...FREEZES,
];

function remoteCommand(action: 'halt' | 'pause' | 'pin' | 'unpin', description: string): () => Command {
  return () =>
    moveCommand(action, description)
      .argument('<remote>')
      .action((remote: string, options: MoveOptions) => moveEnvironment({ remote, action }, options));
}

function rollOut(remote: string, version: string | undefined, options: RolloutOptions): Promise<void> {
  const { percent, plan, with: others = [], replace, lower, ...common } = options;
  const { name, number } = versionOf(remote, version);
  const linked = others.map((other) => {
    const named = versionOf(other);
    return { remote: named.name, version: named.number };
  });
  if (plan !== undefined) return startPlan({ remote: name, version: number, linked, plan, replace }, common);
  if (percent === undefined) throw new UsageError('Say to how many: --percent 10, or by which --plan.');
  return moveEnvironment(
    {
      ...{ remote: name, action: 'start', version: number, percent },
      ...(linked.length > 0 && { with: linked }),
      ...(replace && { replace }),
      ...(lower && { lower }),
    },
    common,
  );
}

function promotion({ remotes }: ReleaseDocument, remote: string, named?: string): MoveSent {
  const version = named ?? remotes[remote]?.candidate;
  if (version) return { remote, action: 'promote', version };
  throw new ReleaseError(`${remote} has no candidate: name the version, promote ${remote} 1.2.3.`);
}

function replaceOption(): Option {
  return new Option('--replace', 'replaces another candidate');
}

function despiteFailuresOption(): Option {
  return new Option('--despite-failures <reason>', 'overrides its failures, with the reason (managers)');
}

function despiteChecksOption(): Option {
  return new Option(
    '--despite-checks <reason>',
    'overrides required checks, with the reason (administrators)',
  );
}

function moveCommand(name: string, description: string): Command {
  return command(name, description)
    .addOption(environmentOption())
    .addOption(reasonOption())
    .option('--revision <number>', 'fails unless this is the current revision', wholeNumber);
}

/**
 * Moves an environment from the revision in the options, or from the current one.
 * @throws RegistryRefusal if it has
 * moved meanwhile, or a rule refuses the move.
 */
async function moveEnvironment(
  planned: MoveSent | ((document: ReleaseDocument) => MoveSent),
  options: WideningOptions,
): Promise<void> {
  const { client, access } = await findRegistry();
  const { despiteFailures, despiteChecks } = options;
  if (despiteFailures?.trim() === '') throw new UsageError('Say why: --despite-failures "…".');
  if (despiteChecks?.trim() === '') throw new UsageError('Say why: --despite-checks "…".');
  const given = [options.reason, despiteFailures, despiteChecks].filter(Boolean).join('; ');
  const reason = await reasonOf(given, access);
  const { environment } = options;
  const path = { environment };
  const { move, revision, document } = await withProgress(`${environment}: moving`, async () => {
    const now = await bodyOf(client.GET('/v1/environments/{environment}', { params: { path } }));
    const move = typeof planned === 'function' ? planned(now.document) : planned;
    const moved = await bodyOf(
      client.POST('/v1/environments/{environment}/moves', {
        params: { path, header: { 'if-match': `"${options.revision ?? now.revision}"` } },
        body: {
          ...{ ...move, reason },
          ...(despiteFailures !== undefined && { despiteFailures: true }),
          ...(despiteChecks !== undefined && { despiteChecks: true }),
        },
      }),
    );
    return { move, ...moved };
  });
  const text =
    'remote' in move
      ? `${describeRelease(move.remote, document.remotes[move.remote])}${linkedWords(document)} (${environment}, revision ${revision})`
      : `${environment} gives what it gave earlier (revision ${revision})`;
  answer(options, document, text);
}

/** Returns the linked versions of a move: ` with mf-offer 2.0.0`. */
function linkedWords({ lastMove }: ReleaseDocument): string {
  return / with .+$/.exec(lastMove?.command ?? '')?.[0] ?? '';
}

function describeRelease(remote: string, release: RemoteRelease | undefined): string {
  if (!release) return `${remote}: nothing is released`;
  const candidate = release.candidate ? `, ${release.candidate} for ${release.percent} %` : '';
  const pinned = release.pinned === undefined ? '' : `, pinned: ${release.pinned}`;
  return `${remote}: ${release.stable} stable${candidate}${pinned}`;
}
