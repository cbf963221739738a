import { budgets, overBudget } from './budgets.ts';
import { classNamespaces } from './class-namespaces.ts';
import { compressedForms } from './compressed-forms.ts';
import { developmentBuild } from './development-build.ts';
import { missingChunks } from './missing-chunks.ts';
import { routes } from './routes.ts';
import type { Rule } from './rule.ts';

export { budgets, classNamespaces, compressedForms, developmentBuild, missingChunks, overBudget, routes };
export { ON_DEMAND_KILOBYTES, chunkSizes } from './chunk-sizes.ts';
export type { ChunkSize } from './chunk-sizes.ts';
export { DEVELOPMENT, isDevelopmentVersion } from './development-build.ts';
export { renderCheck } from './render/render-check.ts';
export type { RenderFinding, RenderVerdict } from './render/render-check.ts';
export { runGate } from './rule.ts';
export type { Build, GateResult, Rule, Verdict } from './rule.ts';

/** Rules about the build alone: run on a team's machine, and again by the registry. */
export const BUILD_RULES: readonly Rule[] = [
  developmentBuild,
  budgets,
  compressedForms,
  missingChunks,
  classNamespaces,
  routes,
];
