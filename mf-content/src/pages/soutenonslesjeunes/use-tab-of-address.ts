import { useEffect, useState } from 'react';
import { useLocation } from '@careers/platform';

/**
 * Returns the tab that the hash names, and how to show another: the hash follows, without a history entry. The server
 * does not know the hash, so the first render shows the first tab.
 */
export function useTabOfAddress(ids: readonly string[]): [string, (id: string) => void] {
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
      window.history.replaceState(window.history.state, '', `#${id}`);
    },
  ];
}
