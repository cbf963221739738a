import { createContext } from 'react';

/** Recovery from an error that is shown in a browser. */
export interface Recovery {
  /** Returns true if the page itself threw, not its loading. */
  covers(error: unknown): boolean;
  /** Asks for the page again; resolves with whether another document takes its place. */
  start(error: unknown): Promise<boolean>;
}

/** Null on the server. */
export const RecoveryContext = createContext<Recovery | null>(null);
