import { useEffect, useState } from 'react';
import { useLocation } from '@careers/platform';

/**
 * Returns the tab that the address names after `#`, and how to show another: the address follows, without a step
 * in the history. The server knows no anchor, so the first render shows the first tab.
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
