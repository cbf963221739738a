import { writeFile } from 'node:fs/promises';
import { CLIENT_TYPES, FILE, clientTypes, openApiDocument } from './document.ts';

/** `npm run openapi -w shared/releases`: writes openapi.json from the schemas that the registry validates with, and its client's types. */
const document = await openApiDocument();
await writeFile(FILE, document);
await writeFile(CLIENT_TYPES, await clientTypes(document));
console.log(`openapi: written to ${FILE} and ${CLIENT_TYPES}`);
