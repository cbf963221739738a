import { Command } from 'commander';
import { registerRemote } from '../../publishing/registering.ts';
import { answer, command } from '../options.ts';
import type { JsonOption } from '../options.ts';
import { findRegistry } from '../target.ts';

interface AddOptions extends JsonOption {
  team?: string;
  path: string[];
  widget: string[];
}

export function remoteCommand(): Command {
  return new Command('remote')
    .description('remotes that the registry knows: add')
    .exitOverride()
    .addCommand(add());
}

function add(): Command {
  const collect = (value: string, values: string[]) => [...values, value];
  return command(
    'add',
    'gives a remote its name, and paths and widgets besides those it owns (administrators)',
  )
    .argument('<remote>')
    .option('--team <name>', 'whose it is; the name without mf- unless given')
    .option('--path <pattern>', 'such as /offres or /offres/*; can be given again', collect, [])
    .option('--widget <name>', 'can be given again', collect, [])
    .action(async (name: string, { team, path, widget, ...options }: AddOptions) => {
      const { client } = await findRegistry();
      const owned = await registerRemote(client, {
        ...{ name, mount: path, widgets: widget },
        ...(team !== undefined && { team }),
      });
      const names = [...owned.mount, ...owned.widgets].join(' ') || 'nothing yet';
      answer(options, { name, ...owned }, `${name} is of the team ${owned.team} and owns ${names}`);
    });
}
