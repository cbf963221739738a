import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnalyticsEvent, Contributions, StoredItem } from '@careers/contract';
import { STORED_ITEMS } from '@careers/platform/stored-items';

/** An item that a page stored in a browser. */
type Kept = Pick<StoredItem, 'kind' | 'name'>;

/** Returns what a remote's contributions declare of browsers: items that they keep, the platform's too, and events. */
export async function declaredOf(
  directory: string,
): Promise<{ items: readonly StoredItem[]; events: readonly AnalyticsEvent[] }> {
  const file = join(directory, 'src', 'contributions.ts');
  if (!existsSync(file)) return { items: STORED_ITEMS, events: [] };
  const { default: contributions } = (await import(file)) as { default: Contributions };
  const { storedItems = [], events = [] } = contributions;
  return { items: [...STORED_ITEMS, ...storedItems], events };
}

/** Returns what is in a browser and not among the declared items. */
export function storageFaults(window: Window, declared: readonly StoredItem[]): string[] {
  return kept(window)
    .filter((item) => !declared.some((each) => isNamed(item, each)))
    .map(({ kind, name }) => `keeps ${name} (${kind}): name it in "storedItems" of src/contributions.ts`);
}

/** Empties what a browser keeps. */
export function clearStorage(window: Window): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const { kind, name } of kept(window))
    if (kind === 'cookie') window.document.cookie = `${name}=; max-age=0; path=/`;
}

function kept({ document, localStorage, sessionStorage }: Window): Kept[] {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  return [
    ...cookies.filter(Boolean).map((name) => ({ kind: 'cookie', name }) as const),
    ...Object.keys(localStorage).map((name) => ({ kind: 'localStorage', name }) as const),
    ...Object.keys(sessionStorage).map((name) => ({ kind: 'sessionStorage', name }) as const),
  ];
}

function isNamed({ kind, name }: Kept, item: StoredItem): boolean {
  if (kind !== item.kind) return false;
  return item.name.endsWith('…') ? name.startsWith(item.name.slice(0, -1)) : name === item.name;
}
