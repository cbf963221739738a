import type { Rule } from './rule.ts';
import { budgets } from './rules/budgets.ts';
import { compressedForms } from './rules/compressed-forms.ts';
import { developmentBuild } from './rules/development-build.ts';
import { foreignPaths } from './rules/foreign-paths.ts';
import { foreignWidgets } from './rules/foreign-widgets.ts';
import { knownShells } from './rules/known-shells.ts';
import { ownedPaths } from './rules/owned-paths.ts';
import { ownedWidgets } from './rules/owned-widgets.ts';
import { removals } from './rules/removals.ts';
import { sharedNeeds } from './rules/shared-needs.ts';

/** In the order in which a team mends things: what it claims, what it needs, what it weighs. */
export const RULES: readonly Rule[] = [
  developmentBuild,
  ownedPaths,
  ownedWidgets,
  foreignPaths,
  foreignWidgets,
  removals,
  knownShells,
  sharedNeeds,
  budgets,
  compressedForms,
];
