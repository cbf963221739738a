import type { Area, Widget } from '@careers/contract';
import type { ApiAnswer } from '../api-double.ts';
import type { BackendAnswers } from '../backend-double.ts';

/** Description of a remote for its conformance tests. */
export interface Conformance {
  /** The remote's folder, with its package.json. */
  directory: string;
  /** `() => import('./area.tsx')`, called for the server and again for the browser. Absent in a remote without pages. */
  area?(): Promise<{ default: Area }>;
  /** Addresses to check: one for each state of a page. */
  samples: readonly string[];
  /** `() => import('./widgets/…/index.tsx')` by name, with sample props. */
  widgets?: Readonly<Record<string, WidgetSample>>;
  /** Answers of the job API, as for `apiDouble`. */
  api: Readonly<Record<string, ApiAnswer>>;
  /** Answers of the backends of package.json, by name and path. */
  backends?: BackendAnswers;
  /** Output folder of `careers build`, to check budgets; absent when the gate alone does. */
  built?: string;
}

export interface WidgetSample {
  // A widget's own types of props and data are its team's.
  load(): Promise<{ default: Widget<never> }>;
  props: readonly object[];
}

/** Checks with the titles of their tests. */
export const CHECKS = {
  contract: 'pages, paths and widgets match package.json',
  answers: 'every sample is a page with one title, also as the answer to an empty form',
  determinism: 'renders the same HTML each time, from JSON data',
  hydration: 'hydrates without warnings',
  accessibility: 'has no accessibility violations (axe)',
  styles: 'styles its own elements only',
  network: 'requests the job API and its own backends only',
  storage: 'keeps in browsers only what its contributions name',
  events: 'sends audience measurement only what its contributions name',
  typography: 'follows French typography: spaces, apostrophes',
  budgets: 'is within its budgets',
} as const;

export type Check = keyof typeof CHECKS;
/** Problems by check. */
export type Problems = Record<Check, string[]>;
