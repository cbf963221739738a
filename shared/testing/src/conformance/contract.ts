import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION, ContractError, parseRemoteSettings } from '@careers/contract';
import type { RemoteSettings } from '@careers/contract';
import { ArtefactError, checkedArea } from '@careers/federation/checked-area';
import { claimedPaths } from '@careers/federation/page-folders';
import type { Conformance } from './conformance.ts';

/** Returns what package.json says of a remote, its settings unchecked. */
export async function readDescription(
  directory: string,
): Promise<{ name: string; version: string; remote: unknown }> {
  const text = await readFile(join(directory, 'package.json'), 'utf8');
  const { name, version, remote } = JSON.parse(text) as { name: string; version: string; remote: unknown };
  return { name: name.replace(/^@[^/]+\//, ''), version, remote };
}

/** Runs the shell's own check of an area on the sources; returns its errors. */
export async function contractFaults(remote: Conformance): Promise<string[]> {
  const { name, version, remote: declared } = await readDescription(remote.directory);
  try {
    const settings = parseRemoteSettings(declared, '"remote" in package.json');
    return [
      ...(await areaFaults(remote, {
        mount: claimedPaths(remote.directory, settings.mount),
        name,
        version,
      })),
      ...(await widgetFaults(remote, settings)),
      ...backendFaults(remote, settings),
    ];
  } catch (error) {
    if (error instanceof ContractError) return [error.message];
    throw error;
  }
}

async function areaFaults(
  { area }: Conformance,
  manifest: Parameters<typeof checkedArea>[1],
): Promise<string[]> {
  if (!area) return manifest.mount.length > 0 ? ['it claims paths, and "area" is absent'] : [];
  try {
    checkedArea((await area()).default, manifest);
    return [];
  } catch (error) {
    if (error instanceof ArtefactError) return [error.message];
    throw error;
  }
}

/** A build reads from the source whether a page answers forms: nobody would reach an action that it has not seen. */
export async function actionFaults({ area }: Conformance): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, hasAction, loadServer } of area ? (await area()).default.pages : []) {
    // One that cannot be loaded is its samples' to report.
    const server = await loadServer().catch(() => null);
    if (server?.action && !hasAction)
      faults.push(
        `the action of the page ${id} is not found: write \`export async function action\` in its page.server.ts`,
      );
  }
  return faults;
}

function backendFaults({ backends = {} }: Conformance, settings: RemoteSettings): string[] {
  return Object.keys(backends)
    .filter((name) => !Object.hasOwn(settings.backends ?? {}, name))
    .map((name) => `the backend ${name} is not in "backends" of package.json`);
}

async function widgetFaults({ widgets = {} }: Conformance, settings: RemoteSettings): Promise<string[]> {
  const declared = new Set<string>(Object.keys(settings.widgets));
  const faults = [...declared]
    .filter((name) => !widgets[name])
    .map((name) => `${name} has no sample: add its module and props to "widgets"`);
  for (const [name, { load }] of Object.entries(widgets)) {
    const { contract, name: own } = (await load()).default;
    if (!declared.has(name)) faults.push(`${name} is not in "widgets" of package.json`);
    if (own !== name) faults.push(`src/widgets/${name} is named ${own}: use one name for both`);
    if (contract !== CONTRACT_VERSION)
      faults.push(`${name} is not of contract ${CONTRACT_VERSION}: use defineWidget of the same platform`);
  }
  return faults;
}
