import type { Command } from 'commander';
import { bodyOf } from '../../client/registry-client.ts';
import { readLog } from '../../files/document-file.ts';
import type { LogEntry } from '../../files/log.ts';
import { answer, command, environmentOption } from '../options.ts';
import type { EnvironmentOption, JsonOption } from '../options.ts';
import { findTarget } from '../target.ts';
import type { RegistryTarget } from '../target.ts';

export function logCommand(): Command {
  return command('log', 'shows who released what and why, oldest first')
    .argument('[remote]')
    .addOption(environmentOption())
    .action(async (remote: string | undefined, options: JsonOption & EnvironmentOption) => {
      const target = await findTarget();
      const entries =
        'client' in target ? await registryLog(target, options.environment) : await readLog(target.folders);
      const shown = entries.filter((each) => !remote || each.remote === remote);
      answer(options, shown, shown.map(lineOf).join('\n'));
    });
}

async function registryLog({ client }: RegistryTarget, environment: string): Promise<LogEntry[]> {
  const revisions = await bodyOf(
    client.GET('/v1/environments/{environment}/revisions', { params: { path: { environment } } }),
  );
  return revisions
    .flatMap(({ revision, lastMove }) => (lastMove ? [{ ...lastMove, revision }] : []))
    .sort((one, other) => one.revision - other.revision);
}

function lineOf({ time, who, revision, command: typed, reason }: LogEntry): string {
  return `${time}  ${who}  revision ${revision}  ${typed}${reason === undefined ? '' : `  (${reason})`}`;
}
