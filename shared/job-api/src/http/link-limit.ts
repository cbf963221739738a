/** Links of mails, in sending forms: many readers of one mail program share its addresses. */
const LINKS_PER_FORM = 10;

/** Returns the rate limit of an operation that mails link to, by that of a form. */
export function linkLimit(ratePerMinute: number): { rateLimit: { max: number; timeWindow: string } } {
  return { rateLimit: { max: LINKS_PER_FORM * ratePerMinute, timeWindow: '1 minute' } };
}
