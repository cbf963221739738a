import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

/** `npm run generate` writes src/schema.ts from the API's OpenAPI document. */
const document = resolve(import.meta.dirname, '..', '..', 'job-api', 'openapi.json');
const target = resolve(import.meta.dirname, '..', 'src', 'schema.ts');
const source = JSON.parse(await readFile(document, 'utf8')) as Parameters<typeof openapiTypescript>[0];
const code = astToString(await openapiTypescript(source));
const header = '/* Generated from the OpenAPI document of the job API by `npm run generate`. */';
const options = { ...(await resolveConfig(target)), filepath: target };
await writeFile(target, await format(`${header}\n${code}`, options));
console.log('api-client: src/schema.ts is written');
