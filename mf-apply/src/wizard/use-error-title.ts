import { useEffect } from 'react';

const PREFIX = 'Erreur\u00a0: ';

/** Prefixes the document's title while there are errors: screen readers announce it first. */
export function useErrorTitle(hasProblems: boolean): void {
  useEffect(() => {
    if (!hasProblems) return undefined;
    const title = document.title;
    document.title = PREFIX + title;
    return () => {
      // Another page may have set its title since.
      if (document.title === PREFIX + title) document.title = title;
    };
  }, [hasProblems]);
}
