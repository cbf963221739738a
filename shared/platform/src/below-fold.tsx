import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { afterNextPaint } from './after-next-paint.ts';
import { useIsReplacingHtml } from './before-hydration/page-html.tsx';

/** Keeps the footer below the viewport until the content is there. */
const ROOM = { minHeight: '100vh' };

interface BelowFoldProps {
  /** The placeholder's element; a list needs `li`. */
  room?: 'div' | 'li';
  children: ReactNode;
}

/**
 * Content below the first viewport, rendered right after the first paint of a navigation. The server, hydration,
 * replaced HTML, history navigation and a URL with a hash render everything at once.
 */
export function BelowFold({ room: Room = 'div', children }: BelowFoldProps) {
  const { hash } = useLocation();
  const isHistory = useNavigationType() === 'POP';
  const isWhole = useIsReplacingHtml() || isHistory || hash !== '';
  const [isShown, setShown] = useState(isWhole);
  // Not `useDeferredValue`: it would render before the first viewport is painted.
  useEffect(() => {
    if (!isShown) return afterNextPaint(() => startTransition(() => setShown(true)));
  }, [isShown]);
  return isShown ? children : <Room style={ROOM} />;
}
