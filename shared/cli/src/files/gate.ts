import { parseRemoteManifest } from '@careers/contract';
import type { RemoteManifest, ShellManifest } from '@careers/contract';
import { refuseDevelopment } from '../building/development.ts';
import { askForRoutes } from '../gate-routes/ask-for-routes.ts';
import { refuse } from '../gate/refuse.ts';
import { budgets } from '../gate/rules/budgets.ts';
import { contributions } from '../gate/rules/contributions.ts';
import { foreignPaths } from '../gate/rules/foreign-paths.ts';
import { foreignWidgets } from '../gate/rules/foreign-widgets.ts';
import { sharedNeeds } from '../gate/rules/shared-needs.ts';
import { widgetNeeds } from '../gate/rules/widget-needs.ts';
import { widgetPromises } from '../gate/rules/widget-promises.ts';

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
  await refuse(widgetNeeds, { manifest, live });
  await refuse(widgetPromises, { manifest, live });
  await refuse(contributions, { manifest, live, shells });
  // What is read by people is neither minified nor compressed.
  if (!manifest.development) await refuse(budgets, { manifest, directory });
  await askForRoutes(directory, manifest);
}
