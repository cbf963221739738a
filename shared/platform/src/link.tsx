import type { ComponentProps } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, with optional query and hash. */
  to: string;
  /** Replaces the history entry. */
  replace?: boolean;
  /** Keeps the scroll position, for other content of the same page. */
  preventScrollReset?: boolean;
  /** Loads a document. */
  reloadDocument?: boolean;
  /**
   * Paths of this site, `/path/*` with all below: if the visitor has been on one, goes back in the history to the last
   * of them instead, with its scroll position and focus.
   */
  backTo?: readonly string[];
}

/**
 * A link of the site: plain HTML. The shell follows every link of the origin in the router, so a link needs no script
 * of its own and works without JavaScript.
 */
export function Link(props: LinkProps) {
  const { to, replace, preventScrollReset, reloadDocument, backTo, children, ...anchor } = props;
  return (
    <a
      {...anchor}
      href={to}
      data-replace={replace || undefined}
      data-keep-scroll={preventScrollReset || undefined}
      data-reload={reloadDocument || undefined}
      data-back={backTo?.join(' ')}
    >
      {children}
    </a>
  );
}
