import { onCLS, onINP, onLCP } from 'web-vitals';
import type { Metric } from 'web-vitals';
import type { PageVitals } from '../protocol/web-vitals.ts';

/**
 * Measures the loaded page and reports to the shell once, when it is left or hidden. Returns a function to call when
 * another page is shown.
 */
export function reportVitals(versions: readonly string[]): () => void {
  const vitals: PageVitals = { versions };
  let isSent = false;
  const take = ({ name, rating }: Metric) => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS') vitals[name] = rating === 'good';
  };
  for (const observe of [onLCP, onINP, onCLS]) observe(take, { reportAllChanges: true });
  const send = () => {
    if (isSent) return;
    isSent = true;
    fetch('/_vitals', {
      method: 'POST',
      // Sends the report even if the page is being left.
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(vitals),
    }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  return send;
}
