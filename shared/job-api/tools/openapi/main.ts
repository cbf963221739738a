import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openApiDocument } from './document.ts';

/** Writes openapi.json from the schemas that the server validates with: `npm run openapi`. */
const target = resolve(import.meta.dirname, '..', '..', 'openapi.json');
const options = { ...(await resolveConfig(target)), filepath: target };
await writeFile(target, await format(JSON.stringify(await openApiDocument()), options));
console.log(`openapi: written to ${target}`);
process.exit(0);
