import { CONSENT_CHANGE, readConsent } from './consent.ts';
import type { PersonalKey } from './personal-keys.ts';

/** A value in browser storage that requires consent to personalisation (decisions.md#storage-and-consent). */
export interface PersonalValue<Value> {
  read(): Value;
  write(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Returns the value stored under `key`. Stored data is untrusted: `parse` gets it as unknown. Without consent or
 * storage, reading returns `empty` and writing does nothing.
 */
export function personalValue<Value>(
  key: PersonalKey,
  empty: Value,
  parse: (stored: unknown) => Value,
  format: (value: Value) => unknown = (value) => value,
): PersonalValue<Value> {
  const listeners = new Set<() => void>();
  let cache: { raw: string | null; value: Value } = { raw: null, value: empty };

  function readRaw(): string | null {
    try {
      return readConsent().personalisation ? window.localStorage.getItem(key) : null;
    } catch {
      return null;
    }
  }

  return {
    read() {
      const raw = readRaw();
      // The same object for the same text: React compares snapshots by identity.
      if (raw !== cache.raw) cache = { raw, value: raw === null ? empty : parseJson(raw, empty, parse) };
      return cache.value;
    },
    write(value) {
      try {
        if (!readConsent().personalisation) return;
        window.localStorage.setItem(key, JSON.stringify(format(value)));
      } catch {
        return;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) listener();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener(CONSENT_CHANGE, listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
        window.removeEventListener(CONSENT_CHANGE, listener);
      };
    },
  };
}

function parseJson<Value>(raw: string, empty: Value, parse: (stored: unknown) => Value): Value {
  try {
    return parse(JSON.parse(raw));
  } catch {
    return empty;
  }
}
