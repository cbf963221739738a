import type { Area, Widget } from '@careers/contract';
import type { ApiAnswer } from '../api-double.ts';

/** A remote as its conformance test describes it. */
export interface Conformance {
  /** The remote's folder, with its package.json. */
  directory: string;
  /** `() => import('./area.tsx')`: loaded twice, as on the server and in a browser. Absent in a remote without pages. */
  area?(): Promise<{ default: Area }>;
  /** Addresses to look at: one for each state of a page that visitors see. */
  samples: readonly string[];
  /** `() => import('./widgets/…/index.tsx')` by name, with the props that other teams give. */
  widgets?: Readonly<Record<string, WidgetSample>>;
  /** What the job API answers, as `apiDouble` takes it. */
  api: Readonly<Record<string, ApiAnswer>>;
  /** Folder that `careers build` has written, to weigh what visitors load; absent where the gate alone does. */
  built?: string;
}

export interface WidgetSample {
  // A widget's own types of props and data are its team's.
  load(): Promise<{ default: Widget<never> }>;
  props: readonly object[];
}

/** What is looked at, with what a team reads when it is broken. */
export const CHECKS = {
  contract: 'keeps the contract: pages, paths and widgets are those of package.json',
  answers: 'answers every sample with a page that has one title',
  determinism: 'renders a sample the same way each time, from data that travel as JSON',
  hydration: 'hydrates in a browser without a warning',
  accessibility: 'has no fault of accessibility that a program can find (axe)',
  styles: 'styles nothing but its own elements',
  network: 'asks nobody but the job API',
  typography: 'is set as French is: spaces, apostrophes',
  budgets: 'weighs no more than its budgets',
} as const;

export type Check = keyof typeof CHECKS;
/** What is wrong, by check: nothing in a remote that conforms. */
export type Problems = Record<Check, string[]>;
