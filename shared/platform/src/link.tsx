import type { ComponentProps } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, with query and hash where it has them. */
  to: string;
  /** The new page takes the place of this one in the visitor's history. */
  replace?: boolean;
  /** The page stays where it is scrolled: it only shows more, or other, of itself. */
  preventScrollReset?: boolean;
  /** Asks for a whole document. */
  reloadDocument?: boolean;
}

/**
 * A link of the site. It is plain HTML: the shell follows every link of the page's origin in the router, in the
 * pages of all teams and around them, so a link costs no script of its own and works without any.
 */
export function Link({ to, replace, preventScrollReset, reloadDocument, children, ...anchor }: LinkProps) {
  return (
    <a
      {...anchor}
      href={to}
      data-replace={replace || undefined}
      data-keep-scroll={preventScrollReset || undefined}
      data-reload={reloadDocument || undefined}
    >
      {children}
    </a>
  );
}
