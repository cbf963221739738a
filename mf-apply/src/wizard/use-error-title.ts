import { useEffect } from 'react';

const PREFIX = 'Erreur\u00a0: ';

/** Says in the document's title, too, that something is wrong: it is what a screen reader tells of a window first. */
export function useErrorTitle(hasProblems: boolean): void {
  useEffect(() => {
    if (!hasProblems) return undefined;
    const title = document.title;
    document.title = PREFIX + title;
    return () => {
      // Another page may have given its own since.
      if (document.title === PREFIX + title) document.title = title;
    };
  }, [hasProblems]);
}
