import {
  classNamespaces,
  compressedForms,
  developmentBuild,
  missingChunks,
  routes,
  runGate,
} from '@careers/federation/checks';
import type { GateResult, Rule } from '@careers/federation/checks';
import type { Candidate } from './candidate.ts';
import { foreignPaths, foreignWidgets, ownedPaths, ownedWidgets, removals } from './gate/claims.ts';
import { contributions } from './gate/contributions.ts';
import { dirtyTree } from './gate/dirty-tree.ts';
import { environments } from './gate/environments.ts';
import { registryBudgets } from './gate/registry-budgets.ts';
import { knownShells, sharedNeeds } from './gate/shells.ts';
import { widgetNeeds, widgetPromises } from './gate/widgets.ts';

/** Static rules, in the order in which a team fixes problems: claims, needs, size. */
export const STATIC_RULES: readonly Rule<Candidate>[] = [
  developmentBuild,
  dirtyTree,
  ownedPaths,
  ownedWidgets,
  foreignPaths,
  foreignWidgets,
  removals,
  knownShells,
  sharedNeeds,
  widgetNeeds,
  widgetPromises,
  contributions,
  environments,
  registryBudgets,
  compressedForms,
  missingChunks,
  classNamespaces,
];

export const RULES: readonly Rule<Candidate>[] = [...STATIC_RULES, routes];

/** Rules that do not apply to development sites, whose builds are unminified, uncompressed and uncommitted. */
const PUBLISHED_ONLY: readonly Rule<Candidate>[] = [developmentBuild, dirtyTree, registryBudgets];
const DEVELOPMENT_RULES = RULES.filter((rule) => !PUBLISHED_ONLY.includes(rule));

export function rulesOf(environment: NodeJS.ProcessEnv): readonly Rule<Candidate>[] {
  return environment['NODE_ENV'] === 'development' ? DEVELOPMENT_RULES : RULES;
}

/** Rules that a publisher may override with a flag. */
const PASSABLE: readonly Rule<Candidate>[] = [dirtyTree, removals, knownShells];

/** Returns the results of overridden rules, which would refuse the build without the publisher's consent. */
export async function passedOverRules(
  candidate: Candidate,
  rules: readonly Rule<Candidate>[],
): Promise<GateResult[]> {
  const strict = { ...candidate, agreed: { removals: false, withoutShells: false, dirty: false } };
  const { results } = await runGate(
    strict,
    rules.filter((rule) => PASSABLE.includes(rule)),
  );
  return results.filter(({ outcome }) => outcome === 'refused');
}
