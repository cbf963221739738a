import { Command } from 'commander';
import { bodyOf } from '../../client/registry-client.ts';
import { answer, command, environmentOption, reasonOption } from '../options.ts';
import type { EnvironmentOption, JsonOption, ReasonOption } from '../options.ts';
import { reasonOf } from '../reason.ts';
import { textTable } from '../table.ts';
import { findRegistry } from '../target.ts';
import { checkName } from './check-report.ts';

export function environmentCommand(): Command {
  return new Command('environment')
    .description('environments, and the checks that they require: list, require')
    .exitOverride()
    .addCommand(list())
    .addCommand(requireChecks());
}

function list(): Command {
  return command('list', 'shows the environments in the order of promotion').action(
    async (options: JsonOption) => {
      const { client } = await findRegistry();
      const environments = await bodyOf(client.GET('/v1/environments'));
      const rows = environments.map(({ name, revision, requiredChecks, frozen }) => [
        ...[name, String(revision), requiredChecks.join(' ') || 'none'],
        frozen ?? '-',
      ]);
      answer(options, environments, textTable([['name', 'revision', 'requires', 'frozen'], ...rows]));
    },
  );
}

function requireChecks(): Command {
  return command('require', 'replaces the checks that a release requires (administrators)')
    .argument('<checks...>', 'their names, such as gate browser', (text, names: string[] = []) => [
      ...names,
      checkName(text),
    ])
    .addOption(environmentOption())
    .addOption(reasonOption())
    .action(async (checks: string[], options: JsonOption & EnvironmentOption & ReasonOption) => {
      const { client, access } = await findRegistry();
      const { environment } = options;
      const reason = await reasonOf(options.reason, access);
      const { requiredChecks } = await bodyOf(
        client.PUT('/v1/environments/{environment}/required-checks', {
          params: { path: { environment } },
          body: { checks, reason },
        }),
      );
      answer(
        options,
        { environment, requiredChecks },
        `${environment} requires ${requiredChecks.join(', ')}`,
      );
    });
}
