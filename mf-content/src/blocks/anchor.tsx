import type { ReactNode } from 'react';
import { VisuallyHidden } from '@careers/ui';

interface AnchorProps {
  /** A path of this site, or a whole address of another one. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that content names: within the site it navigates, to another site it opens a window and says so. */
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
