import type { Head } from '@careers/platform';

/** Returns the head of a page that answers a form: for who was sent there only. */
export function unlisted(title: string): () => Head {
  return () => ({ title, robots: 'noindex,nofollow' });
}
