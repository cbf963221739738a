import { writeFile } from 'node:fs/promises';
import { FILE, openApiDocument } from './document.ts';

/** `npm run openapi -w shared/releases`: writes openapi.json from the schemas that the registry validates with. */
await writeFile(FILE, await openApiDocument());
console.log(`openapi: written to ${FILE}`);
