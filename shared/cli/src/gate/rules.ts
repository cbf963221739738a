import type { Rule } from './rule.ts';
import { budgets } from './rules/budgets.ts';
import { compressedForms } from './rules/compressed-forms.ts';
import { contributions } from './rules/contributions.ts';
import { developmentBuild } from './rules/development-build.ts';
import { foreignPaths } from './rules/foreign-paths.ts';
import { foreignWidgets } from './rules/foreign-widgets.ts';
import { knownShells } from './rules/known-shells.ts';
import { ownedPaths } from './rules/owned-paths.ts';
import { ownedWidgets } from './rules/owned-widgets.ts';
import { removals } from './rules/removals.ts';
import { routes } from './rules/routes.ts';
import { sharedNeeds } from './rules/shared-needs.ts';
import { widgetNeeds } from './rules/widget-needs.ts';
import { widgetPromises } from './rules/widget-promises.ts';

/** Rules that look at a build, in the order in which a team mends things: what it claims, what it needs, what it weighs. */
export const STATIC_RULES: readonly Rule[] = [
  developmentBuild,
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
  budgets,
  compressedForms,
];

/** Those that look at nothing but the build itself: a team asks them at its own desk. */
export const LOCAL_RULES: readonly Rule[] = [developmentBuild, budgets, compressedForms, routes];

/** All of them: the last one runs the build. */
export const RULES: readonly Rule[] = [...STATIC_RULES, routes];

/** Of a site in development: its builds are for debuggers, and what is read by people is neither minified nor compressed. */
const DEVELOPMENT_RULES: readonly Rule[] = RULES.filter(
  (rule) => rule !== developmentBuild && rule !== budgets,
);

/** Returns the rules of a registry that runs in this environment. */
export function rulesOf(environment: NodeJS.ProcessEnv): readonly Rule[] {
  return environment['NODE_ENV'] === 'development' ? DEVELOPMENT_RULES : RULES;
}
