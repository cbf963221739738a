import { text } from 'node:stream/consumers';
import { Command, InvalidArgumentError, Option } from 'commander';
import { careersSettings } from '../../client/careers-settings.ts';
import { TOKENS_FILE, storeToken } from '../../client/own-tokens.ts';
import { bodyOf, registryClient } from '../../client/registry-client.ts';
import { UsageError, answer, command, reasonOption, wholeNumber } from '../options.ts';
import type { JsonOption, ReasonOption } from '../options.ts';
import { ask, reasonOf } from '../reason.ts';
import { textTable } from '../table.ts';
import { findRegistry } from '../target.ts';

const ROLES = ['viewer', 'publisher', 'maintainer', 'manager', 'administrator', 'shell'] as const;
type Role = (typeof ROLES)[number];

interface CreateOptions extends JsonOption, ReasonOption {
  days: number;
}

/** A role with the scopes typed after it. */
interface TypedRole {
  role: Role;
  scopes: string[];
}

export function loginCommand(): Command {
  return command('login', `stores a token for a registry in ${TOKENS_FILE}, for this user only`)
    .argument('[registry]', 'its address; that of package.json, or of REGISTRY_URL, unless given')
    .action(async (registry: string | undefined, options: JsonOption) => {
      const url = registry ?? process.env['REGISTRY_URL'] ?? (await careersSettings(process.cwd())).registry;
      if (!url || !URL.canParse(url)) throw new UsageError('Say which registry: careers login https://…');
      const token = await readToken(url);
      // Verifies the token now, rather than at the first publication.
      const { name } = await bodyOf(registryClient({ url, token }).GET('/v1/me'));
      await storeToken(url, token, process.env);
      answer(options, { registry: url, name }, `${url} knows you as ${name}.`);
    });
}

/** Reads the token from stdin: an argument would stay in the shell's history. */
async function readToken(url: string): Promise<string> {
  const typed = process.stdin.isTTY ? await ask(`Token for ${url}: `) : await text(process.stdin);
  if (typed.trim()) return typed.trim();
  throw new UsageError('Nothing was stored: type the token, or pipe it in.');
}

export function whoamiCommand(): Command {
  return command('whoami', 'shows who you are to the registry, and your rights').action(
    async (options: JsonOption) => {
      const { client, access } = await findRegistry();
      const me = await bodyOf(client.GET('/v1/me'));
      answer(
        options,
        { ...me, registry: access.url },
        `${me.name} at ${access.url}: ${describeGrants(me.grants)}${me.expiresAt === null ? '' : `, until ${me.expiresAt}`}`,
      );
    },
  );
}

export function tokenCommand(): Command {
  return new Command('token')
    .description('tokens for programs: create, list, revoke')
    .exitOverride()
    .addCommand(create())
    .addCommand(list())
    .addCommand(revoke());
}

function create(): Command {
  const roles: TypedRole[] = [];
  return command('create', 'creates a token, which is shown this once')
    .argument('<name>', 'what it is for')
    .addOption(roleOption(roles).makeOptionMandatory())
    .addOption(scopeOption(roles))
    .option('--days <number>', 'how long it holds, 90 at most', wholeNumber, 30)
    .addOption(reasonOption())
    .action(async (name: string, options: CreateOptions) => {
      const { client, access } = await findRegistry();
      const { days } = options;
      const grants = roles.flatMap(({ role, scopes }) =>
        (scopes.length > 0 ? scopes : [null]).map((scope) => ({ role, scope })),
      );
      const reason = await reasonOf(options.reason, access);
      const created = await bodyOf(client.POST('/v1/tokens', { body: { name, grants, days, reason } }));
      answer(options, created, created.token);
    });
}

/** Adds a role on each occurrence. */
function roleOption(roles: TypedRole[]): Option {
  const parse = (text: string) => {
    const role = ROLES.find((each) => each === text);
    if (!role) throw new InvalidArgumentError(`It is one of ${ROLES.join(', ')}.`);
    roles.push({ role, scopes: [] });
    return role;
  };
  return new Option('--role <role>', 'what it may do; repeatable').choices(ROLES).argParser(parse);
}

/** Adds a scope to the preceding role. */
function scopeOption(roles: readonly TypedRole[]): Option {
  const parse = (scope: string) => {
    const last = roles.at(-1);
    if (!last) throw new InvalidArgumentError('Give it after the --role that it is of.');
    last.scopes.push(scope);
    return scope;
  };
  return new Option(
    '--scope <name>',
    'of the role before: a remote (publisher), a remote or remote/environment (maintainer), an environment (manager, shell); of all without; repeatable',
  ).argParser(parse);
}

function list(): Command {
  return command('list', 'lists the tokens, without their secrets').action(async (options: JsonOption) => {
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

function describeGrants(grants: readonly { role: string; scope: string | null }[]): string {
  return grants.map(({ role, scope }) => `${role} of ${scope ?? 'all'}`).join(', ') || 'may do nothing';
}
