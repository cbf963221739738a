import { mkdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';
import { writeWhole } from '@careers/federation/write-whole';
import { ReleaseError } from '../release-error.ts';

const Tokens = Type.Record(Type.String(), Type.String());

/** Path of the tokens' file, for messages. */
export const TOKENS_FILE = '~/.config/careers/tokens.json';

/** Returns this user's token for a registry; null without one. */
export async function tokenFor(url: string, environment: NodeJS.ProcessEnv): Promise<string | null> {
  return (await readTokens(environment))[new URL(url).origin] ?? null;
}

/** Stores a token for a registry, for this user only. */
export async function storeToken(url: string, token: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const file = fileOf(environment);
  const tokens = { ...(await readTokens(environment)), [new URL(url).origin]: token };
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeWhole(file, `${JSON.stringify(tokens, null, 2)}\n`, { mode: 0o600 });
}

async function readTokens(environment: NodeJS.ProcessEnv): Promise<Static<typeof Tokens>> {
  const file = fileOf(environment);
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const tokens: unknown = JSON.parse(text);
  if (Value.Check(Tokens, tokens)) return tokens;
  throw new ReleaseError(`${file} must have the form { "https://…": "careers_…" }.`);
}

function fileOf(environment: NodeJS.ProcessEnv): string {
  const settings = environment['XDG_CONFIG_HOME'] || join(homedir(), '.config');
  return join(settings, 'careers', 'tokens.json');
}
