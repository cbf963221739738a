import { createContext } from 'react';
import type { PageAnswer } from '@careers/contract';

/** Other teams' widgets below an error. */
export type ErrorWidgets = NonNullable<PageAnswer['errorWidgets']>;

export interface ErrorWidgetsSource {
  /** Those that came with the page's answer; null where there are none. */
  current(): ErrorWidgets | null;
  /** Asks for those of an error that the server does not know of. */
  load(signal: AbortSignal): Promise<ErrorWidgets | null>;
}

export const ErrorWidgetsContext = createContext<ErrorWidgetsSource | null>(null);
