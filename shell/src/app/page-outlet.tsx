import { useContext, useInsertionEffect, createContext } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useLocation } from '@careers/platform';
import { NavigationFocus } from './navigation-focus.tsx';
import { SCROLL_POSITIONS_KEY } from './constants.ts';

/** Called before a page is committed to the document; in browsers only. */
export const PageCommitContext = createContext<() => void>(() => undefined);

/** The routed part of the document; the layout around it is static HTML. */
export function PageOutlet() {
  const { key } = useLocation();
  const onCommit = useContext(PageCommitContext);
  useInsertionEffect(onCommit, [key, onCommit]);
  return (
    <>
      <main id="main-content" tabIndex={-1}>
        <Outlet />
      </main>
      <NavigationFocus />
      <ScrollRestoration storageKey={SCROLL_POSITIONS_KEY} />
    </>
  );
}
