/** This tab's data, as JSON of unknown shape: readers validate it. */
export type Stored = Partial<Record<string, unknown>>;

/** Name and contact of an application in this tab, for the next form. */
export const IDENTITY_KEY = 'apply-identity';

/** Returns this tab's value of a key; null without a value or without storage. */
export function readTab(key: string): Stored | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps a value in this tab, or removes it with null; does nothing without storage. */
export function writeTab(key: string, value: object | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
