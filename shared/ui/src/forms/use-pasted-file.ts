import { useEffect, useRef } from 'react';

/**
 * Calls `use` with a file that is pasted anywhere on the page; one drop zone at a time may use it. Pasted text is
 * ignored.
 */
export function usePastedFile(isWanted: boolean, use: (file: File) => void): void {
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isWanted]);
}
