import type { Command } from 'commander';
import { bodyOf } from '../../client/registry-client.ts';
import { describeGrants } from '../describe.ts';
import { answer, command } from '../options.ts';
import type { JsonOption } from '../options.ts';
import { findRegistry } from '../target.ts';

export function whoamiCommand(): Command {
  return command('whoami', 'says as whom the registry knows you, and what you may do').action(
    async (options: JsonOption) => {
      const { client, access } = await findRegistry();
      const me = await bodyOf(client.GET('/v1/me'));
      answer(
        options,
        { ...me, registry: access.url },
        `${me.name} at ${access.url}: ${describeGrants(me.grants)}`,
      );
    },
  );
}
