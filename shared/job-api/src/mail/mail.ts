import { slug } from '@careers/contract/text';

/** A part of a mail, shown as text and as HTML alike. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'links'; items: readonly { label: string; detail: string; url: string }[] };

/** A value with its name; with an address it leads there. */
export type Fact = readonly [term: string, value: string, url?: string];

/** A mail before it is laid out. All addresses in it are absolute. */
export interface Mail {
  /** Before the `@` of its Message-ID: the same for the same mail, so that a repetition can be told. */
  id: string;
  to: string;
  subject: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Why one gets it, and how it ends. */
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
