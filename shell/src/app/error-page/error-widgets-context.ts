import { createContext } from 'react';
import type { PageAnswer } from '../../protocol/page-answer.ts';

export type ErrorWidgets = NonNullable<PageAnswer['errorWidgets']>;

export interface ErrorWidgetsSource {
  /** Returns the widgets in the page's answer, if any. */
  current(): ErrorWidgets | null;
  /** Loads the widgets for an error in the browser. */
  load(signal: AbortSignal): Promise<ErrorWidgets | null>;
}

export const ErrorWidgetsContext = createContext<ErrorWidgetsSource | null>(null);
