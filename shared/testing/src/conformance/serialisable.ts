/**
 * Whether JSON brings a value to the browser as it is. Arrays and objects may be of another realm: tests run in one of
 * their own, and answers of an API come from Node's.
 */
export function isSerialisable(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return Array.from(value as unknown[]).every(isSerialisable);
  return isPlain(value) && Object.values(value).every(isSerialisable);
}

/** Made by `{}`, in whatever realm: the prototype of its prototype is null. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
