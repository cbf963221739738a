/**
 * Web vitals of a page, sent to `/_vitals` when it is left: whether each was good, by the thresholds of the `web-vitals`
 * library. No address, figure, text or identifier, so that no consent is asked for it.
 */
export interface PageVitals {
  /** Versions that took part in the page: `mf-offer@1.1.0`. */
  versions: readonly string[];
  /** Largest contentful paint. */
  LCP?: boolean | undefined;
  /** Interaction to next paint; none where nobody has tapped or typed. */
  INP?: boolean | undefined;
  /** Cumulative layout shift. */
  CLS?: boolean | undefined;
}
