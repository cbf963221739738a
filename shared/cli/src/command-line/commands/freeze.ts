import type { Command } from 'commander';
import { answer, command, environmentOption, reasonOption } from '../options.ts';
import type { EnvironmentOption, JsonOption, ReasonOption } from '../options.ts';
import { reasonOf } from '../reason.ts';
import { findRegistry } from '../target.ts';

const PATH = '/v1/environments/{environment}/freeze';

export function freezeCommand(): Command {
  return command('freeze', 'lets nothing move in an environment, and says why')
    .addOption(environmentOption())
    .addOption(reasonOption())
    .action(async ({ environment, ...options }: JsonOption & EnvironmentOption & ReasonOption) => {
      const { client, access } = await findRegistry();
      const reason = await reasonOf(options.reason, access);
      await client.PUT(PATH, { params: { path: { environment } }, body: { reason } });
      answer(options, { environment, frozen: reason }, `${environment} is frozen: ${reason}`);
    });
}

export function unfreezeCommand(): Command {
  return command('unfreeze', 'lets an environment move again')
    .addOption(environmentOption())
    .action(async ({ environment, ...options }: JsonOption & EnvironmentOption) => {
      const { client } = await findRegistry();
      await client.DELETE(PATH, { params: { path: { environment } } });
      answer(options, { environment, frozen: null }, `${environment} moves again`);
    });
}
