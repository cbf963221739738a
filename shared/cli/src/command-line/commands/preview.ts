import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import { bodyOf } from '../../client/registry-client.ts';
import { answer, command, environmentOption, wholeNumber, versionOf } from '../options.ts';
import type { EnvironmentOption, JsonOption } from '../options.ts';
import { findRegistry } from '../target.ts';

const DEFAULT_HOURS = 24;
const MAX_HOURS = 72;

interface PreviewOptions extends JsonOption, EnvironmentOption {
  hours: number;
  path?: string;
}

export function previewCommand(): Command {
  return command(
    'preview',
    'prints a link that shows a version on the site to anyone who opens it, released or not',
  )
    .argument('<version>', 'remote and number, such as mf-search@1.1.0')
    .addOption(environmentOption())
    .option('--hours <number>', `how long it can be seen, at most ${MAX_HOURS}`, hours, DEFAULT_HOURS)
    .option('--path <path>', 'page that it opens; the first of the remote unless given')
    .action(async (version: string, options: PreviewOptions) => {
      const { name: remote, number } = versionOf(version);
      const { environment, path } = options;
      const { client } = await findRegistry();
      const preview = await bodyOf(
        client.POST('/v1/environments/{environment}/previews', {
          params: { path: { environment } },
          body: { remote, version: number, hours: options.hours, ...(path !== undefined && { path }) },
        }),
      );
      answer(options, preview, preview.url);
      // On stderr: stdout has only the link.
      if (!options.json) console.error(`Until ${preview.expiresAt}; it cannot be revoked before.`);
    });
}

function hours(text: string): number {
  const number = wholeNumber(text);
  if (number >= 1 && number <= MAX_HOURS) return number;
  throw new InvalidArgumentError(`It is a number from 1 to ${MAX_HOURS}.`);
}
