import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { claims, parseRemoteManifest } from '@careers/contract';
import type { RemoteManifest, ShellManifest } from '@careers/contract';
import { unmetNeeds } from '@careers/federation/node';
import { refuseDevelopment } from './development.ts';
import { askForRoutes } from './gate-routes/ask-for-routes.ts';
import { ReleaseError } from './release-error.ts';

/**
 * Refuses a build that must not be published, with what to do.
 * @throws ReleaseError for the first reason found.
 */
export async function passGate(
  manifest: RemoteManifest,
  directory: string,
  released: readonly RemoteManifest[],
  shells: readonly ShellManifest[],
): Promise<void> {
  parseRemoteManifest(manifest, `remote.json of ${manifest.name}`);
  refuseDevelopment(manifest);
  refuseForeignPaths(manifest, released);
  refuseUnmetNeeds(manifest, shells);
  // What is read by people is neither minified nor compressed.
  if (!manifest.development) await refuseOverBudget(manifest, directory);
  await askForRoutes(directory, manifest);
}

/**
 * Refuses a version that a running shell could not run.
 * @throws ReleaseError naming what it needs, and the shell.
 */
export function refuseUnmetNeeds(manifest: RemoteManifest, shells: readonly ShellManifest[]): void {
  for (const { host, process, shared } of shells) {
    const unmet = unmetNeeds(manifest, shared);
    if (unmet.length === 0) continue;
    throw new ReleaseError(
      `${manifest.name}@${manifest.version} cannot run in the shell that runs on ${host} (process ${process}): ${unmet.join('; ')}. Build and restart the shells first, or do without it.`,
    );
  }
}

/** A path has one owner: what another released remote claims cannot be claimed. */
function refuseForeignPaths(manifest: RemoteManifest, released: readonly RemoteManifest[]): void {
  for (const other of released.filter(({ name }) => name !== manifest.name)) {
    const taken = manifest.mount.find((mount) =>
      other.mount.some((theirs) => claims(theirs, base(mount)) || claims(mount, base(theirs))),
    );
    if (taken)
      throw new ReleaseError(
        `${manifest.name} claims ${taken}, which is ${other.name}'s. Agree with its team, or change "mount".`,
      );
    const widget = manifest.widgets.find((name) => other.widgets.includes(name));
    if (widget)
      throw new ReleaseError(
        `${manifest.name} brings a widget ${widget}, which is ${other.name}'s. Choose another name.`,
      );
  }
}

function base(mount: string): string {
  return mount.replace(/\/\*$/, '');
}

async function refuseOverBudget(manifest: RemoteManifest, directory: string): Promise<void> {
  for (const [chunk, files] of Object.entries(manifest.chunks)) {
    const allowed = chunk.startsWith('widget-')
      ? manifest.budgets.widgetKilobytes
      : manifest.budgets.areaKilobytes;
    const sizes = await Promise.all(files.map((file) => stat(join(directory, 'client', `${file}.gz`))));
    const kilobytes = sizes.reduce((total, { size }) => total + size, 0) / 1024;
    if (kilobytes <= allowed) continue;
    throw new ReleaseError(
      `${manifest.name}: ${chunk} has ${kilobytes.toFixed(1)} kB compressed, its budget is ${allowed} kB. Load parts of it on demand, or agree on another budget in package.json.`,
    );
  }
}
