import type { Head, HeadInput, PageRequest } from '@careers/platform';
import { ENTITIES } from '../../../content/entities/index.ts';
import organisation from '../../../content/pages/organisation.ts';
import { contentHead } from '../../content-head.ts';
import { entityPath } from '../../entities.ts';
import { offersLabel } from '../../jobs/offers-link.tsx';
import { optional } from '../../optional-data.ts';

export type OrganisationData = Awaited<ReturnType<typeof loader>>;

/** Loads all entities with their numbers of open offers. */
export async function loader(page: PageRequest) {
  const counts = await countByEntity(page);
  return {
    page: organisation,
    cards: ENTITIES.map((entity) => {
      const { lead, picture, ground } = entity.header;
      const count = counts?.get(entity.code) ?? 0;
      const note = count > 0 ? offersLabel(count) : null;
      return { title: entity.label, href: entityPath(entity.code), text: lead, note, picture, ground };
    }),
  };
}

/** Any search counts offers as the filter by entity finds them, all in one call; null when the API is down. */
async function countByEntity(page: PageRequest): Promise<Map<string, number> | null> {
  const found = await optional(page, (api, options) => api.offers.list({ page: 0, size: 1 }, options));
  return found && new Map(found.entities.map(({ code, count }) => [code, count]));
}

export function head(input: HeadInput<OrganisationData | undefined>): Head {
  return contentHead({ ...input, data: input.data?.page });
}
