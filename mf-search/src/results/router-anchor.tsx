import type { PageAnchorProps } from '@careers/ui';
import { Link } from '@careers/platform';

/** A soft navigation behind the props of a plain anchor. */
export function RouterAnchor({ href, ...anchor }: PageAnchorProps) {
  return <Link to={href} {...anchor} />;
}
