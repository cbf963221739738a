import { offerPath } from '@careers/api-client';
import { productMark } from '@careers/platform';

/** The offer's path with the source marker of cards (decisions.md#layout-and-screens). */
export function offerLink(offer: { title: string; reference: string }, productId: string): string {
  return productMark(offerPath(offer), productId);
}
