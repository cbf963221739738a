import type { PageRequest, WidgetSlotData } from '@careers/platform';
import { domainOf } from '../../../content/domains.ts';
import type { DomainCode } from '../../../content/domains.ts';

export interface SpontaneousData {
  /** The domain in the URL; null without a known one. */
  domain: DomainCode | null;
  application: WidgetSlotData | null;
}

/** `?domaine=` opens the form of that domain; an unknown one is ignored. */
export async function loader({ url, widget }: PageRequest): Promise<SpontaneousData> {
  const domain = domainOf(url.searchParams.get('domaine'));
  if (!domain) return { domain: null, application: null };
  const props = { type: 'SPONTANEOUS', domain: domain.code };
  const application = await widget('application', props);
  return { domain: domain.code, application };
}
