import { createApiClient } from '@careers/api-client';
import type { Head, HeadInput, PageRequest } from '@careers/platform';
import { ENTITIES } from '../../../content/entities/index.ts';
import organisation from '../../../content/pages/organisation.ts';
import { contentHead } from '../../content-head.ts';
import type { OrganisationData } from '../../entity-data.ts';
import { entityPath, offerCodesOf } from '../../entity-data.ts';

/** Loads all entities with their numbers of open offers. */
export async function loader(page: PageRequest): Promise<OrganisationData> {
  const counts = await countByEntity(page);
  return {
    page: organisation,
    entities: ENTITIES.map((entity) => ({
      code: entity.code,
      label: entity.label,
      lead: entity.header.lead,
      picture: entity.header.picture,
      ground: entity.header.ground,
      href: entityPath(entity.code),
      offerCount: counts && offerCodesOf(entity).reduce((total, code) => total + (counts.get(code) ?? 0), 0),
    })),
  };
}

/** Any search counts offers by entity: one call for all; null when the API is down. */
async function countByEntity({ api, signal }: PageRequest): Promise<Map<string, number> | null> {
  return createApiClient(api)
    .offers.list({ page: 0, size: 1 }, { signal })
    .then(
      ({ entities }) => new Map(entities.map(({ code, count }) => [code, count])),
      () => null,
    );
}

export function head(input: HeadInput<OrganisationData | undefined>): Head {
  return contentHead({ ...input, data: input.data?.page });
}
