import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProvidedWidget, RemoteSettings } from '@careers/contract';
import { ReleaseError } from '../release-error.ts';
import { importDefault } from './import-default.ts';

/**
 * Returns the widgets of a remote, with versions from package.json and schemas from `src/widgets/{name}/props.ts`.
 * @throws ReleaseError for a file without a schema.
 */
export async function providedWidgets(
  directory: string,
  { widgets }: Pick<RemoteSettings, 'widgets'>,
  fingerprint: string,
): Promise<Record<string, ProvidedWidget>> {
  const provided = Object.entries(widgets).map(async ([name, version]): Promise<[string, ProvidedWidget]> => [
    name,
    { version, props: await propsOf(join(directory, 'src', 'widgets', name, 'props.ts'), fingerprint) },
  ]);
  return Object.fromEntries(await Promise.all(provided));
}

async function propsOf(file: string, fingerprint: string): Promise<ProvidedWidget['props']> {
  // A widget without a schema accepts any props.
  if (!existsSync(file)) return {};
  const schema: unknown = JSON.parse(JSON.stringify((await importDefault(file, fingerprint)) ?? null));
  if (!isRecord(schema))
    throw new ReleaseError(`${file} must export the schema of the widget's props as default.`);
  return schema;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
