import type { Command } from 'commander';
import { answer, command, environmentOption, reasonOption } from '../options.ts';
import type { EnvironmentOption, JsonOption, ReasonOption } from '../options.ts';
import { reasonOf } from '../reason.ts';
import { findRegistry } from '../target.ts';

export function freezeCommand(): Command {
  return command('freeze', 'lets nothing move in an environment, and says why')
    .addOption(environmentOption())
    .addOption(reasonOption())
    .action(async (options: JsonOption & EnvironmentOption & ReasonOption) => {
      const { client, access } = await findRegistry();
      const { environment } = options;
      const reason = await reasonOf(options.reason, access);
      await client.PUT('/v1/environments/{environment}/freeze', {
        params: { path: { environment } },
        body: { reason },
      });
      answer(options, { environment, frozen: reason }, `${environment} is frozen: ${reason}`);
    });
}
