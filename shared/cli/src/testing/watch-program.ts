import { join } from 'node:path';
import { defineRemote } from '@careers/federation/preset';
import { Problems } from '../dev/problems.ts';
import { watchRemote } from '../dev/watched-remote.ts';

// Watches the remote in a folder; prints each state of `careers dev` as a line, as sent to pages.
const [directory = ''] = process.argv.slice(2);
const definition = defineRemote(directory);
const problems = new Problems({
  foldersOf: () => [],
  log: (line) => console.error(line),
  onState: (state) => console.log(JSON.stringify(state)),
});
watchRemote({
  definition,
  output: join(directory, '.careers', 'build'),
  store: join(directory, '.careers', 'store'),
  onBuilt: (build) => problems.built(definition.name, build),
  onVersion: () => undefined,
  onError: (message) => problems.failed(definition.name, message),
});
