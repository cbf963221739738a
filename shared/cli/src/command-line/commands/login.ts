import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { careersSettings } from '../../client/careers-settings.ts';
import { TOKENS_FILE, storeToken } from '../../client/own-tokens.ts';
import { bodyOf, registryClient } from '../../client/registry-client.ts';
import { answer, command } from '../options.ts';
import type { JsonOption } from '../options.ts';
import { UsageError } from '../usage-error.ts';

export function loginCommand(): Command {
  return command('login', `stores a token for a registry in ${TOKENS_FILE}, for this user only`)
    .argument('[registry]', 'its address; that of package.json, or of REGISTRY_URL, unless given')
    .action(async (registry: string | undefined, options: JsonOption) => {
      const url = registry ?? process.env['REGISTRY_URL'] ?? (await careersSettings(process.cwd())).registry;
      if (!url || !URL.canParse(url)) throw new UsageError('Say which registry: careers login https://…');
      const token = await readToken(url);
      // Refused here, and not when something is published.
      const { name } = await bodyOf(registryClient({ url, token }).GET('/v1/me'));
      await storeToken(url, token, process.env);
      answer(options, { registry: url, name }, `${url} knows you as ${name}.`);
    });
}

/** Typed or piped in: an argument stays in the shell's history. */
async function readToken(url: string): Promise<string> {
  const typed = process.stdin.isTTY ? await ask(`Token for ${url}: `) : await text(process.stdin);
  if (typed.trim()) return typed.trim();
  throw new UsageError('Nothing was stored: type the token, or pipe it in.');
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
