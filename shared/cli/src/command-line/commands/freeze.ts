import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import { bodyOf } from '../../client/registry-client.ts';
import { answer, command, environmentOption, reasonOption } from '../options.ts';
import type { EnvironmentOption, JsonOption, ReasonOption } from '../options.ts';
import { reasonOf } from '../reason.ts';
import { findRegistry } from '../target.ts';

const FREEZE = '/v1/environments/{environment}/freeze';

interface FreezeOptions extends JsonOption, EnvironmentOption, ReasonOption {
  from?: string;
  until?: string;
}

interface UnfreezeOptions extends JsonOption, EnvironmentOption {
  planned?: true;
}

/** Commands that freeze an environment, in the order of the help. */
export const FREEZES: readonly (() => Command)[] = [
  () =>
    command('freeze', 'lets nothing move in an environment, and says why')
      .addOption(environmentOption())
      .addOption(reasonOption())
      .option(
        '--from <time>',
        'start of a planned freeze, such as 2026-12-24T18:00; now unless given',
        moment,
      )
      .option('--until <time>', 'its end; without one it lasts until `unfreeze`', moment)
      .action(async ({ environment, from, until, ...options }: FreezeOptions) => {
        const { client, access } = await findRegistry();
        const reason = await reasonOf(options.reason, access);
        const { frozen, plannedFreezes } = await bodyOf(
          client.PUT(FREEZE, {
            params: { path: { environment } },
            body: { reason, ...(from !== undefined && { from }), ...(until !== undefined && { until }) },
          }),
        );
        const text =
          from === undefined
            ? `${environment} is frozen${until === undefined ? '' : ` until ${until}`}: ${reason}`
            : `${environment} is frozen from ${from} until ${until}: ${reason}`;
        answer(options, { environment, frozen, plannedFreezes }, text);
      }),
  () =>
    command('unfreeze', 'lets an environment move again')
      .addOption(environmentOption())
      .option('--planned', 'also cancels the scheduled freezes')
      .action(async ({ environment, planned, ...options }: UnfreezeOptions) => {
        const { client } = await findRegistry();
        await client.DELETE(FREEZE, {
          params: { path: { environment }, ...(planned && { query: { planned } }) },
        });
        answer(options, { environment, frozen: null }, `${environment} moves again`);
      }),
];

/** Parses a local time, or one with a time zone. */
function moment(text: string): string {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? new Date(text) : null;
  if (time !== null && !Number.isNaN(time.getTime())) return time.toISOString();
  throw new InvalidArgumentError('It is a time such as 2026-12-24T18:00, here, or with its zone.');
}
