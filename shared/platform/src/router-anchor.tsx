import type { ComponentProps } from 'react';
import { Link } from './router.ts';

/** The router's link behind the props of an anchor, for components of the design system that draw links. */
export function RouterAnchor({ href, ...anchor }: ComponentProps<'a'> & { href: string }) {
  return <Link to={href} {...anchor} />;
}
