import { join } from 'node:path';
import { dataDirectory } from '@careers/cli/files';
import { KeyRing } from '../../src/registry/documents/key-ring.ts';

/** `npm run registry:key -w shared/releases`: adds a key, which signs documents once shells have had an hour to know it. */
const directory = join(dataDirectory(process.env), 'registry');
const keys = await KeyRing.open({
  directory: join(directory, 'keys'),
  publicFile: join(directory, 'keys.json'),
});
console.log(`key: ${await keys.add(new Date())} is in ${directory}, and signs in an hour`);
