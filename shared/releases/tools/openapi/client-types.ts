import { resolve } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

export const CLIENT_TYPES = resolve(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'cli',
  'src',
  'client',
  'schema.ts',
);

const HEADER = '/* Generated from openapi.json by `npm run openapi -w shared/releases`. */';

/** Returns the types of the registry's client, of the text of its OpenAPI document. */
export async function clientTypes(document: string): Promise<string> {
  const code = astToString(await openapiTypescript(document));
  return format(`${HEADER}\n${code}`, { ...(await resolveConfig(CLIENT_TYPES)), filepath: CLIENT_TYPES });
}
