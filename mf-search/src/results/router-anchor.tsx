import type { ReactNode } from 'react';
import { Link } from '@careers/platform';

/** A soft navigation behind the props of a plain anchor. */
export function RouterAnchor({ href, children }: { href: string; children: ReactNode }) {
  return <Link to={href}>{children}</Link>;
}
