#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ChoiceError, completeChoices } from './choices.ts';
import { createRemote } from './create-remote.ts';
import { packagesRegistry } from './packages-registry.ts';

const USAGE = `npm create @careers/remote mf-… -- [options]

  --path /…          path of the first page (default: derived from the name)
  --title "…"        title of that page
  --registry https…  registry to publish to
  --site https…      site that includes the remote
  --packages https…  registry of packages (default: the one that npm takes @careers/… from)
`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      path: { type: 'string' },
      title: { type: 'string' },
      registry: { type: 'string' },
      site: { type: 'string' },
      packages: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [folder] = positionals;
  if (values.help || folder === undefined) console.log(USAGE);
  else await create(folder, values);
} catch (error) {
  if (!(error instanceof ChoiceError) && !isUsageError(error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function create(folder: string, given: Parameters<typeof completeChoices>[0]): Promise<void> {
  const directory = resolve(folder);
  const name = directory.split(/[\\/]/).at(-1) ?? '';
  const packages = given.packages ?? (await packagesRegistry());
  const choices = completeChoices({ ...given, name, ...(packages !== undefined && { packages }) });
  await createRemote(choices, directory);
  console.log(`Created ${choices.name} in ${folder}, with the page ${choices.path}. Next:

  cd ${folder}
  npm install
  npm test
  npm run dev
`);
}

/** Matches errors of parseArgs. */
function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
