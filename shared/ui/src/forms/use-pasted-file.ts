import { useEffect, useRef } from 'react';

/**
 * Calls `use` with a file that is pasted anywhere on the page while the component is there: only one drop zone at a
 * time may ask for it. Pasted text is left alone.
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
