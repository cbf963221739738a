import type { Command } from 'commander';
import { bodyOf } from '../../client/registry-client.ts';
import { answer, command, environmentOption } from '../options.ts';
import type { EnvironmentOption, JsonOption } from '../options.ts';
import { findRegistry } from '../target.ts';

export function logCommand(): Command {
  return command('log', 'shows who released what and why, oldest first')
    .argument('[remote]')
    .addOption(environmentOption())
    .action(async (remote: string | undefined, options: JsonOption & EnvironmentOption) => {
      const { client } = await findRegistry();
      const path = { environment: options.environment };
      const revisions = await bodyOf(
        client.GET('/v1/environments/{environment}/revisions', { params: { path } }),
      );
      const moves = revisions
        .flatMap(({ revision, lastMove }) => (lastMove ? [{ ...lastMove, revision }] : []))
        .filter((each) => !remote || each.remote === remote)
        .sort((one, other) => one.revision - other.revision);
      const lines = moves.map(
        ({ time, who, revision, command: typed, reason }) =>
          `${time}  ${who}  revision ${revision}  ${typed}${reason === undefined ? '' : `  (${reason})`}`,
      );
      answer(options, moves, lines.join('\n'));
    });
}
