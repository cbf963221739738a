const KEY = 'static-page';

/** Makes the next document at this address stay static. */
export function showStaticNext(): void {
  window.sessionStorage.setItem(KEY, window.location.href);
}

/** Returns true if this document must stay static; call once. */
export function isStaticPage(): boolean {
  const isAsked = window.sessionStorage.getItem(KEY) === window.location.href;
  if (isAsked) window.sessionStorage.removeItem(KEY);
  return isAsked;
}
