import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { claims, parseRemoteManifest } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import { ReleaseError } from './release-error.ts';

/**
 * Refuses a build that must not be published, with what to do.
 * @throws ReleaseError for the first reason found.
 */
export async function passGate(
  manifest: RemoteManifest,
  directory: string,
  released: readonly RemoteManifest[],
): Promise<void> {
  parseRemoteManifest(manifest, `remote.json of ${manifest.name}`);
  refuseForeignPaths(manifest, released);
  await refuseOverBudget(manifest, directory);
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
