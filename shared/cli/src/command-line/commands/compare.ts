import type { Command } from 'commander';
import type { Comparison } from '../../client/answers.ts';
import { bodyOf } from '../../client/registry-client.ts';
import type { RegistryClient } from '../../client/registry-client.ts';
import { ReleaseError } from '../../release-error.ts';
import { describeComparison } from '../comparison.ts';
import { answer, command, environmentOption, versionOf } from '../options.ts';
import type { EnvironmentOption, JsonOption } from '../options.ts';
import { findRegistry } from '../target.ts';

export function compareCommand(): Command {
  return command(
    'compare',
    'shows what a version changes: changelog, pages, widgets, contributions, packages, sizes',
  )
    .argument('<version>', 'remote and version, such as mf-search@1.1.0')
    .argument('[before]', 'the version before; the released one unless given')
    .addOption(environmentOption())
    .action(async (named: string, before: string | undefined, options: JsonOption & EnvironmentOption) => {
      const { name, number: to } = versionOf(named, undefined);
      const { client } = await findRegistry();
      const from = before ?? (await releasedVersion(client, options.environment, name));
      const params = { path: { name, from, to } };
      const comparison: Comparison = await bodyOf(
        client.GET('/v1/remotes/{name}/versions/{from}/compare/{to}', { params }),
      );
      answer(options, comparison, describeComparison(name, comparison));
    });
}

async function releasedVersion(client: RegistryClient, environment: string, name: string): Promise<string> {
  const { document } = await bodyOf(
    client.GET('/v1/environments/{environment}', { params: { path: { environment } } }),
  );
  const stable = document.remotes[name]?.stable;
  if (stable !== undefined) return stable;
  throw new ReleaseError(
    `No version of ${name} is released in ${environment}: name the one to compare with.`,
  );
}
