import { Link } from '@careers/platform';
import type { PageAnchorProps } from '@careers/ui';

/** A page's link of the pagination, in the router. */
export function PageAnchor({ href, ...anchor }: PageAnchorProps) {
  return <Link to={href} {...anchor} />;
}
