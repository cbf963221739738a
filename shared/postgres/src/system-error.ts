/** Says whether an operation of the system failed with this code, in whichever realm its error was made. */
export function isSystemError(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
