/** Returns the cookie of a cohort, out of 4,096. */
export function cohortCookie(cohort: number): string {
  return `careers_release=${cohort.toString(16).padStart(3, '0')}`;
}
