import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `use` with a file that is pasted anywhere on the page; one drop zone at a time may use it. Pasted text is
 * ignored.
 */
export function usePastedFile(isEnabled: boolean, use: (file: File) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file) return;
    event.preventDefault();
    use(file);
  });

  useEffect(() => {
    if (!isEnabled) return undefined;
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isEnabled]);
}
