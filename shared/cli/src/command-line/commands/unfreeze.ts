import type { Command } from 'commander';
import { answer, command, environmentOption } from '../options.ts';
import type { EnvironmentOption, JsonOption } from '../options.ts';
import { findRegistry } from '../target.ts';

export function unfreezeCommand(): Command {
  return command('unfreeze', 'lets an environment move again')
    .addOption(environmentOption())
    .action(async (options: JsonOption & EnvironmentOption) => {
      const { client } = await findRegistry();
      const { environment } = options;
      await client.DELETE('/v1/environments/{environment}/freeze', { params: { path: { environment } } });
      answer(options, { environment, frozen: null }, `${environment} moves again`);
    });
}
