import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openApiDocument } from './openapi-document.ts';

/** Writes openapi.json from the schemas that the server validates with: `npm run openapi`. */
const target = resolve(import.meta.dirname, '..', 'openapi.json');
await writeFile(target, `${JSON.stringify(await openApiDocument(), null, 2)}\n`);
console.log(`openapi: written to ${target}`);
process.exit(0);
