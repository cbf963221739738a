import type { Head, HeadInput } from '@careers/platform';
import { contentHead } from '../../content-head.ts';
import type { OrganisationData } from '../../entities/entity-data.ts';

export function head(input: HeadInput<OrganisationData | undefined>): Head {
  return contentHead({ ...input, data: input.data?.page });
}
