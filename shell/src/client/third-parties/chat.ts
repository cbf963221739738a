declare global {
  interface Window {
    chatSettings?: { path: string; darkMode: boolean; preventRedirect: boolean; title: string };
  }
}

/** Sets the chat's options and loads its style sheet (specification.md#9-business-constants-and-limits). */
export function prepareChat(scriptAddress: string): void {
  window.chatSettings = {
    path: 'offres-emploi',
    darkMode: true,
    preventRedirect: false,
    title: 'Une question sur nos offres ?',
  };
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = scriptAddress.replace(/\.js$/, '.css');
  document.head.append(style);
}
