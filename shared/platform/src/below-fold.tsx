import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Keeps the footer below the viewport until the content is there. */
const ROOM = { minHeight: '100vh' };

interface BelowFoldProps {
  /** The placeholder's element; a list needs `li`. */
  room?: 'div' | 'li';
  children: ReactNode;
}

/**
 * Content below the first viewport. A navigation renders the first viewport alone, and this right after it; the
 * server, a document, history navigation and a URL with a hash render everything at once.
 */
export function BelowFold({ room: Room = 'div', children }: BelowFoldProps) {
  const { hash } = useLocation();
  const isWhole = useNavigationType() === 'POP' || hash !== '';
  const isShown = useDeferredValue(true, isWhole);
  return isShown ? children : <Room style={ROOM} />;
}
