import { createContext } from 'react';

/** Told when a page is about to be put into the document, before anything measures it; in browsers only. */
export const PageCommitContext = createContext<() => void>(() => undefined);
