import { Command } from 'commander';
import { bodyOf } from '../../client/registry-client.ts';
import { answer, command, reasonOption } from '../options.ts';
import type { JsonOption, ReasonOption } from '../options.ts';
import { reasonOf } from '../reason.ts';
import { textTable } from '../table.ts';
import { findRegistry } from '../target.ts';

export function webhookCommand(): Command {
  return new Command('webhook')
    .description('addresses that receive each move: add, list, remove (administrators)')
    .exitOverride()
    .addCommand(add())
    .addCommand(list())
    .addCommand(remove());
}

function add(): Command {
  return command('add', 'posts each move to an address, and prints the secret that it is signed with, once')
    .argument('<url>')
    .addOption(reasonOption())
    .action(async (url: string, options: JsonOption & ReasonOption) => {
      const { client, access } = await findRegistry();
      const reason = await reasonOf(options.reason, access);
      const added = await bodyOf(client.POST('/v1/webhooks', { body: { url, reason } }));
      answer(options, added, added.secret);
    });
}

function list(): Command {
  return command('list', 'lists the addresses, with their pending deliveries').action(
    async (options: JsonOption) => {
      const { client } = await findRegistry();
      const webhooks = await bodyOf(client.GET('/v1/webhooks'));
      const rows = webhooks.map(({ id, url, waiting }) => [id, String(waiting), url]);
      answer(options, webhooks, textTable([['id', 'waiting', 'address'], ...rows]));
    },
  );
}

function remove(): Command {
  return command('remove', 'stops sending moves to an address')
    .argument('<id>', 'of `webhook list`')
    .action(async (id: string, options: JsonOption) => {
      const { client } = await findRegistry();
      await client.DELETE('/v1/webhooks/{id}', { params: { path: { id } } });
      answer(options, { id }, `${id} is removed`);
    });
}
