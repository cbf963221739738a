import { Command, Option } from 'commander';
import type { Plan } from '../../client/answers.ts';
import { bodyOf } from '../../client/registry-client.ts';
import { ReleaseError } from '../../release-error.ts';
import { answer, command, environmentOption, reasonOption } from '../options.ts';
import type { EnvironmentOption, JsonOption, MoveOptions, ReasonOption } from '../options.ts';
import { reasonOf } from '../reason.ts';
import { plainText, textTable } from '../table.ts';
import { findRegistry } from '../target.ts';

const ACTIONS = {
  pause: 'holds a plan at its share',
  resume: 'lets a paused plan go on',
  skip: 'skips the bake time of the step in force',
  approve: 'agrees to the next step, as a second person',
} as const;

/** Command for running plans, which `rollout … --plan` starts. */
export function planCommand(): Command {
  const plan = new Command('plan')
    .description('plans of rollouts: list, pause, resume, skip, approve')
    .exitOverride()
    .addCommand(listCommand());
  for (const [action, description] of Object.entries(ACTIONS))
    plan.addCommand(actionCommand(action as keyof typeof ACTIONS, description));
  return plan;
}

export function planOption(): Option {
  return new Option(
    '--plan [steps]',
    'rolls out by a plan: one of `plan list`, or steps such as 0,1:4h:30,50:12h:2000:approve,100, each a share with its bake time, its least loads, and who approves',
  ).conflicts(['percent', 'lower', 'despiteFailures', 'despiteChecks']);
}

interface Started {
  remote: string;
  version: string;
  /** Linked versions of other remotes. */
  linked: { remote: string; version: string }[];
  /** True for the default plan. */
  plan: string | true;
  replace: true | undefined;
}

/** Starts a plan from the revision in the options, or from the current one. */
export async function startPlan(
  { remote, version, linked, plan, replace }: Started,
  options: MoveOptions,
): Promise<void> {
  const { client, access } = await findRegistry();
  const reason = await reasonOf(options.reason, access);
  const path = { environment: options.environment };
  const { revision } = await bodyOf(client.GET('/v1/environments/{environment}', { params: { path } }));
  const started = await bodyOf(
    client.PUT('/v1/environments/{environment}/plans/{remote}', {
      params: { path: { ...path, remote }, header: { 'if-match': `"${options.revision ?? revision}"` } },
      body: {
        ...{ version, reason },
        ...(linked.length > 0 && { with: linked }),
        ...(plan !== true && { plan }),
        ...(replace && { replace }),
      },
    }),
  );
  answerPlan(options, remote, started.plan);
}

function listCommand(): Command {
  return command('list', 'shows the plans that have a name').action(async (options: JsonOption) => {
    const { client } = await findRegistry();
    const plans = await bodyOf(client.GET('/v1/plans'));
    answer(options, plans, textTable([['name', 'steps'], ...plans.map(({ name, text }) => [name, text])]));
  });
}

function actionCommand(action: keyof typeof ACTIONS, description: string): Command {
  return command(action, description)
    .argument('<remote>')
    .addOption(environmentOption())
    .addOption(reasonOption())
    .action(async (remote: string, options: JsonOption & EnvironmentOption & ReasonOption) => {
      const { client, access } = await findRegistry();
      const { environment } = options;
      const path = { environment };
      const plans = await bodyOf(client.GET('/v1/environments/{environment}/plans', { params: { path } }));
      const step = plans.find((plan) => plan.remote === remote)?.step;
      if (step === undefined) throw new ReleaseError(`${remote} has no plan in ${environment}.`);
      const reason = await reasonOf(options.reason, access);
      const changed = await bodyOf(
        client.POST('/v1/environments/{environment}/plans/{remote}/actions', {
          params: { path: { ...path, remote } },
          body: { action, step, reason },
        }),
      );
      answerPlan(options, remote, changed.plan);
    });
}

function answerPlan(options: JsonOption, remote: string, plan: Plan | null): void {
  answer(options, plan, plan === null ? `${remote}: the plan is through` : plainText(describePlan(plan)));
}

/** Describes the current step of a plan and, in the registry's words, the next one. */
export function describePlan({ remote, version, step, steps, next }: Plan): string {
  const percent = steps[step - 1]?.percent ?? 0;
  return `${remote} ${version} at ${percent} %, step ${step} of ${steps.length}: ${next.words}`;
}
