import type { PageRequest } from '@careers/contract';
import type { ErrorWidgets } from '../../app/error-page/error-widgets-context.ts';

/** Offers shown below an error (decisions.md#constants, ERROR_CAROUSEL_SIZE). */
const SIZE = 6;

/** Returns the slots of error pages; it never rejects. */
export async function loadErrorWidgets(widget: PageRequest['widget']): Promise<ErrorWidgets> {
  const [search, offers] = await Promise.all([
    widget('search-bar', {}),
    widget('offers-carousel', { title: 'Les dernières offres', size: SIZE }),
  ]);
  return { search, offers };
}
