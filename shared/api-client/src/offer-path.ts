import { slug } from '@careers/contract/text';

const REFERENCE = /^(?:.*-)?(\d{4}-\d{1,9})$/;

/** Returns the canonical path of an offer, from title and reference, never from `url`. */
export function offerPath({ title, reference }: { title: string; reference: string }): string {
  const label = slug(title);
  return `/offre-emploi/${label ? `${label}-` : ''}${reference}`;
}

/** Returns the reference at the end of a path segment, undefined when malformed (decisions.md#routes). */
export function referenceOf(segment: string): string | undefined {
  return REFERENCE.exec(segment)?.[1];
}
