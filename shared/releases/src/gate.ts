import { parseRemoteManifest } from '@careers/contract';
import type { RemoteManifest, ShellManifest } from '@careers/contract';
import { refuseDevelopment } from './building/development.ts';
import { askForRoutes } from './gate-routes/ask-for-routes.ts';
import type { Candidate, Rule } from './registry/gate/rule.ts';
import { budgets } from './registry/gate/rules/budgets.ts';
import { foreignPaths } from './registry/gate/rules/foreign-paths.ts';
import { foreignWidgets } from './registry/gate/rules/foreign-widgets.ts';
import { sharedNeeds } from './registry/gate/rules/shared-needs.ts';
import { ReleaseError } from './release-error.ts';

/**
 * Refuses a build that must not be published, with what to do. Where there is no registry, its rules about owners have
 * nothing to look at: what others have released stands for them.
 * @throws ReleaseError for the first reason found.
 */
export async function passGate(
  manifest: RemoteManifest,
  directory: string,
  live: readonly RemoteManifest[],
  shells: readonly ShellManifest[],
): Promise<void> {
  parseRemoteManifest(manifest, `remote.json of ${manifest.name}`);
  refuseDevelopment(manifest);
  await refuse(foreignPaths, { manifest, live });
  await refuse(foreignWidgets, { manifest, live });
  await refuse(sharedNeeds, { manifest, shells });
  // What is read by people is neither minified nor compressed.
  if (!manifest.development) await refuse(budgets, { manifest, directory });
  await askForRoutes(directory, manifest);
}

/**
 * Refuses a version that a running shell could not run.
 * @throws ReleaseError naming what it needs, and the shell.
 */
export async function refuseUnmetNeeds(
  manifest: RemoteManifest,
  shells: readonly ShellManifest[],
): Promise<void> {
  await refuse(sharedNeeds, { manifest, shells });
}

async function refuse<Needs extends Partial<Candidate>>(rule: Rule<Needs>, candidate: Needs): Promise<void> {
  const message = await rule.check(candidate);
  if (message !== null) throw new ReleaseError(`${message} ${rule.remedy}`);
}
