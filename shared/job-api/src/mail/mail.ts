import { slug } from '@careers/contract/text';

/** A block of a mail, rendered as both text and HTML. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'links'; items: readonly { label: string; detail: string; url: string }[] };

/** A labelled value, with an optional link. */
export type Fact = readonly [term: string, value: string, url?: string];

/** A mail before it is laid out. All addresses in it are absolute. */
export interface Mail {
  /** Local part of the Message-ID, by which mail servers detect repetitions. */
  id: string;
  to: string;
  subject: string;
  /** Preview line behind the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Reason of the mail, and how to unsubscribe. */
  footer: readonly Block[];
  /** Ends a subscription with one POST (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Returns the URL of an offer's page on the site. */
export function offerUrl(
  publicBaseUrl: string,
  { title, reference }: { title: string; reference: string },
): string {
  return `${publicBaseUrl}/offre-emploi/${slug(title)}-${reference}`;
}
