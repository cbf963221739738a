import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Keeps what follows, the footer above all, out of the window until the content is there. */
const ROOM = { minHeight: '100vh' };

interface BelowFoldProps {
  /** The element that keeps the room; a list wants its own. */
  room?: 'div' | 'li';
  children: ReactNode;
}

/**
 * What a visitor does not see of a page before scrolling. A link shows the first screen as soon as that is rendered, and
 * this right after it; the server, a document, going back and an address with a hash have all of the page at once.
 */
export function BelowFold({ room: Room = 'div', children }: BelowFoldProps) {
  const { hash } = useLocation();
  const isWhole = useNavigationType() === 'POP' || hash !== '';
  const isShown = useDeferredValue(true, isWhole);
  return isShown ? children : <Room style={ROOM} />;
}
