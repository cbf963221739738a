import { createContext } from 'react';

/** Called before a page is committed to the document; in browsers only. */
export const PageCommitContext = createContext<() => void>(() => undefined);
