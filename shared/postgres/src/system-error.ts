/** Matches the code of a system error. Avoids `instanceof`: jest's errors are of another realm. */
export function isSystemError(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
