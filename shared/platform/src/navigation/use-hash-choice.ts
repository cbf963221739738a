import { useEffect, useState } from 'react';
import { useLocation } from '../router.ts';
import { replaceHash } from './keep-entries.ts';

/**
 * Returns which of several parts of a page is shown, the one that the hash names or the first, and how to show another:
 * the hash follows, without a history entry. Another hash, of a dialog, leaves the choice. The server does not know the
 * hash, so the first render shows the first part.
 */
export function useHashChoice(ids: readonly string[]): [string, (id: string) => void] {
  const { hash } = useLocation();
  const [shown, setShown] = useState(ids[0] ?? '');
  const named = ids.find((id) => `#${id}` === hash);

  useEffect(() => {
    if (named !== undefined) setShown(named);
  }, [named]);

  return [
    shown,
    (id) => {
      setShown(id);
      replaceHash(`#${id}`);
    },
  ];
}
