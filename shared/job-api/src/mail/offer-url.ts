import { slug } from '@careers/contract/text';

/** Returns the address of an offer's page, as the site writes it. */
export function offerUrl(
  publicBaseUrl: string,
  { title, reference }: { title: string; reference: string },
): string {
  return `${publicBaseUrl}/offre-emploi/${slug(title)}-${reference}`;
}
