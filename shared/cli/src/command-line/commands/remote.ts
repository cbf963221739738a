import { Command } from 'commander';
import { registerRemote } from '../../publishing/registering.ts';
import { bodyOf } from '../../client/registry-client.ts';
import { ReleaseError } from '../../release-error.ts';
import { answer, command, reasonOption, wholeNumber } from '../options.ts';
import type { JsonOption, ReasonOption } from '../options.ts';
import { reasonOf } from '../reason.ts';
import { findRegistry } from '../target.ts';

interface AddOptions extends JsonOption {
  team?: string;
  path: string[];
  widget: string[];
}

export function remoteCommand(): Command {
  return new Command('remote')
    .description('remotes that the registry knows: add, budget')
    .exitOverride()
    .addCommand(add())
    .addCommand(budget());
}

function add(): Command {
  const collect = (value: string, values: string[]) => [...values, value];
  return command(
    'add',
    'gives a remote its name, and paths and widgets besides those it owns (administrators)',
  )
    .argument('<remote>')
    .option('--team <name>', 'whose it is; the name without mf- unless given')
    .option('--path <pattern>', 'such as /offres or /offres/*; repeatable', collect, [])
    .option('--widget <name>', 'repeatable', collect, [])
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

interface BudgetOptions extends JsonOption, ReasonOption {
  area?: number;
  widget?: number;
}

function budget(): Command {
  return command(
    'budget',
    'shows what visitors load of each page and of each widget of a remote at most, or changes it (administrators)',
  )
    .argument('<remote>')
    .option('--area <kB>', 'of a page, compressed', wholeNumber)
    .option('--widget <kB>', 'of a widget, compressed', wholeNumber)
    .addOption(reasonOption())
    .action(async (name: string, { area, widget, ...options }: BudgetOptions) => {
      const { client, access } = await findRegistry();
      const known = (await bodyOf(client.GET('/v1/remotes'))).find((each) => each.name === name);
      if (!known) throw new ReleaseError(`No remote has the name ${name}.`);
      const { areaKilobytes, widgetKilobytes } = known.budgets;
      const wanted = { areaKilobytes: area ?? areaKilobytes, widgetKilobytes: widget ?? widgetKilobytes };
      if (area !== undefined || widget !== undefined) {
        const reason = await reasonOf(options.reason, access);
        const body = { ...wanted, reason };
        await bodyOf(client.PUT('/v1/remotes/{name}/budgets', { params: { path: { name } }, body }));
      }
      answer(
        options,
        { name, ...wanted },
        `${name}: ${wanted.areaKilobytes} kB a page, ${wanted.widgetKilobytes} kB a widget`,
      );
    });
}
