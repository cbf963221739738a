import { useEffect } from 'react';

/** Prefixes the document's title: screen readers announce it first, and the history names entries by it. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    const title = document.title;
    document.title = prefix + title;
    return () => {
      // Another page may have set its title since.
      if (document.title === prefix + title) document.title = title;
    };
  }, [prefix]);
}
