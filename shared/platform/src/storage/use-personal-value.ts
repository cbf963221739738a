import { useSyncExternalStore } from 'react';
import type { PersonalValue } from './personal-value.ts';

/** Returns the value as it is now, and again after each change; the server and the first render see `empty`. */
export function usePersonalValue<Value>(value: PersonalValue<Value>, empty: Value): Value {
  return useSyncExternalStore(value.subscribe, value.read, () => empty);
}
