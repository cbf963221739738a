/** What is kept in this tab only, as JSON of unknown shape: whoever reads it checks it. */
export type Stored = Partial<Record<string, unknown>>;

/** Returns what this tab keeps under a key; null where there is nothing, or no storage. */
export function readTab(key: string): Stored | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps a value in this tab, or forgets it with null; a tab without storage keeps nothing. */
export function writeTab(key: string, value: object | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
