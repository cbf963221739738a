/** Returns the cookie of a visitor whom the shell has put in this group, of 4 096. */
export function cohortCookie(cohort: number): string {
  return `careers_release=${cohort.toString(16).padStart(3, '0')}`;
}
