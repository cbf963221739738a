import type { ReactNode } from 'react';
import { VisuallyHidden } from '@careers/ui';

interface AnchorProps {
  /** A path of this site, or an absolute URL. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link in content; another site opens in a new window, which is announced. */
export function Anchor({ href, className, children }: AnchorProps) {
  if (href.startsWith('/')) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (nouvelle fenêtre)</VisuallyHidden>
    </a>
  );
}
