export { refuseDevelopment } from '../building/development.ts';
export { covers, overlaps } from './patterns.ts';
export { refuseUnmetNeeds } from './refuse.ts';
export type { Candidate, Rule } from './rule.ts';
export { budgets } from './rules/budgets.ts';
export { STATIC_RULES, rulesOf } from './rules.ts';
export { runGate } from './run-gate.ts';
export type { GateResult } from './run-gate.ts';
export { askForRoutes } from '../gate-routes/ask-for-routes.ts';
