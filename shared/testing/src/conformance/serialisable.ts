/**
 * Returns true if the value survives a JSON round trip. Arrays and objects may come from another realm: jest runs tests
 * in their own, and API responses come from Node's.
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
