import type { Head } from '@careers/platform';

/** The head of a form's outcome: not indexed. */
export function unlisted(title: string): () => Head {
  return () => ({ title, robots: 'noindex,nofollow' });
}
