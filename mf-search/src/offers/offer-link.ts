import { productMark } from '@careers/platform';
import { slug } from '../url/slug.ts';

/** The offer's address from its title and reference, with the source marker that cards carry (decisions §2b). */
export function offerLink(
  { title, reference }: { title: string; reference: string },
  productId: string,
): string {
  const label = slug(title);
  return productMark(`/offre-emploi/${label ? `${label}-` : ''}${reference}`, productId);
}
