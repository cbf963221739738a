import { startTransition, useEffect, useState } from 'react';

/** Returns the page's hash, for widgets: outside the page's router. '' on the server and while hydrating. */
export function useHash(): string {
  const [hash, setHash] = useState('');
  useEffect(() => {
    const read = () => setHash(window.location.hash);
    read();
    // Time-sliced: rendering a form's step in one task would block a slow phone.
    const onHashChange = () => startTransition(read);
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return hash;
}
