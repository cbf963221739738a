import { useEffect, useState } from 'react';
import { useLocation } from '../router.ts';
import { replaceHash } from './keep-entries.ts';

/**
 * Returns the selected part of a page, the one that the hash names or the first, and a function that selects another
 * and updates the hash without a history entry. Other hashes, as of a dialog, keep the selection. The server does not
 * know the hash, so the first render shows the first part.
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
