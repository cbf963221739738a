import { useSyncExternalStore } from 'react';
import type { PersonalValue } from './personal-value.ts';

/** Returns the current value; `empty` on the server and in the first render. */
export function usePersonalValue<Value>(value: PersonalValue<Value>, empty: Value): Value {
  return useSyncExternalStore(value.subscribe, value.read, () => empty);
}
