import { slug } from '@careers/contract/text';

/** A part of a mail, shown as text and as HTML alike. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'links'; items: readonly { label: string; detail: string; url: string }[] };

/** A value with its name, and a link. */
export type Fact = readonly [term: string, value: string, url?: string];

/** A mail before it is laid out. All addresses in it are absolute. */
export interface Mail {
  /** Local part of the Message-ID: mail servers recognise a repetition. */
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

/** Returns the address of an offer's page, as the site writes it. */
export function offerUrl(
  publicBaseUrl: string,
  { title, reference }: { title: string; reference: string },
): string {
  return `${publicBaseUrl}/offre-emploi/${slug(title)}-${reference}`;
}
