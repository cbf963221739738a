const KEY = 'static-page';

/** Has the next document at this address stay as the server rendered it. */
export function showStaticNext(): void {
  window.sessionStorage.setItem(KEY, window.location.href);
}

/** Returns true if this document stays as the server rendered it; call once. */
export function isStaticPage(): boolean {
  const isAsked = window.sessionStorage.getItem(KEY) === window.location.href;
  if (isAsked) window.sessionStorage.removeItem(KEY);
  return isAsked;
}
