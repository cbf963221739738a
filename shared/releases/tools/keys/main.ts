import { KeyRing } from '../../src/documents/key-ring.ts';
import { registryDirectory } from '../../src/settings.ts';

/** `npm run registry:key -w shared/releases`: adds a key, which signs documents after an hour, once shells know it. */
const directory = registryDirectory(process.env);
const keys = await KeyRing.open(directory);
console.log(`key: ${await keys.add(new Date())} is in ${directory}, and signs in an hour`);
