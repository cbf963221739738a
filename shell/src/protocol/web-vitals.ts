/**
 * Web Vitals of a page, sent to `/_vitals` when it is left: true for good ones, by the thresholds of the `web-vitals`
 * library. Contains no address, value, text or identifier, so that it needs no consent.
 */
export interface PageVitals {
  /** Versions involved in the page: `mf-offer@1.1.0`. */
  versions: readonly string[];
  /** Largest contentful paint. */
  LCP?: boolean | undefined;
  /** Interaction to next paint; absent without interaction. */
  INP?: boolean | undefined;
  /** Cumulative layout shift. */
  CLS?: boolean | undefined;
}
