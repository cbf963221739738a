import { createContext } from 'react';

/** What can follow an error that is shown in a browser. */
export interface Recovery {
  /** Whether the page itself has thrown; not what it was to load. */
  covers(error: unknown): boolean;
  /** Asks for the page again; resolves with whether another document takes its place. */
  start(error: unknown): Promise<boolean>;
}

/** Null on the server. */
export const RecoveryContext = createContext<Recovery | null>(null);
