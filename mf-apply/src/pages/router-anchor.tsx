import type { ReactNode } from 'react';
import { Link } from '@careers/platform';

/** A link of the page's router where a component of the design system wants an anchor. */
export function RouterAnchor({ href, children }: { href: string; children: ReactNode }) {
  return <Link to={href}>{children}</Link>;
}
