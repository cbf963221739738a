import { createContext } from 'react';

/** Recovery from an error in the browser. */
export interface Recovery {
  /** Returns true if the page itself threw, not its loading. */
  covers(error: unknown): boolean;
  /** Requests the page again; resolves to true if another document replaces it. */
  start(error: unknown): Promise<boolean>;
}

/** Null on the server. */
export const RecoveryContext = createContext<Recovery | null>(null);
