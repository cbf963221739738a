import { Command, Option } from 'commander';
import { bodyOf } from '../../client/registry-client.ts';
import { describeGrants } from '../describe.ts';
import { answer, command, reasonOption, wholeNumber } from '../options.ts';
import type { JsonOption, ReasonOption } from '../options.ts';
import { reasonOf } from '../reason.ts';
import { textTable } from '../table.ts';
import { findRegistry } from '../target.ts';

const ROLES = ['viewer', 'publisher', 'manager', 'administrator', 'shell'] as const;

interface CreateOptions extends JsonOption, ReasonOption {
  role: (typeof ROLES)[number];
  scope?: string;
  days: number;
}

export function tokenCommand(): Command {
  return new Command('token')
    .description('tokens for programs: create, list, revoke')
    .addCommand(create())
    .addCommand(list())
    .addCommand(revoke());
}

function create(): Command {
  return command('create', 'creates a token, which is shown this once')
    .argument('<name>', 'what it is for')
    .addOption(new Option('--role <role>', 'what it may do').choices(ROLES).makeOptionMandatory())
    .option('--scope <name>', 'of which remote (publisher) or environment (manager, shell); of all without')
    .option('--days <number>', 'how long it holds, 90 at most', wholeNumber, 30)
    .addOption(reasonOption())
    .action(async (name: string, options: CreateOptions) => {
      const { client, access } = await findRegistry();
      const { role, scope = null, days } = options;
      const reason = await reasonOf(options.reason, access);
      const created = await bodyOf(
        client.POST('/v1/tokens', { body: { name, grants: [{ role, scope }], days, reason } }),
      );
      answer(options, created, created.token);
    });
}

function list(): Command {
  return command('list', 'shows the tokens, without what they are').action(async (options: JsonOption) => {
    const { client } = await findRegistry();
    const tokens = await bodyOf(client.GET('/v1/tokens'));
    const rows = tokens.map(({ id, name, grants, createdBy, expiresAt, revokedAt }) => [
      id,
      name,
      describeGrants(grants),
      revokedAt === null ? `until ${expiresAt}` : `revoked ${revokedAt}`,
      createdBy,
    ]);
    answer(options, tokens, textTable([['id', 'name', 'may', 'holds', 'created by'], ...rows]));
  });
}

function revoke(): Command {
  return command('revoke', 'ends a token at once')
    .argument('<id>')
    .action(async (id: string, options: JsonOption) => {
      const { client } = await findRegistry();
      await client.DELETE('/v1/tokens/{id}', { params: { path: { id } } });
      answer(options, { id, revoked: true }, `${id} is revoked`);
    });
}
