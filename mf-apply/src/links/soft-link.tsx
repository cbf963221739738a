import type { ComponentProps } from 'react';
import { useWidgetEnvironment } from '@careers/platform';

type SoftLinkProps = ComponentProps<'a'> & { href: string };

/** A link of a widget's dialog: that stands outside the widget's place in the page, which makes links soft elsewhere. */
export function SoftLink({ href, children, ...attributes }: SoftLinkProps) {
  const { navigate } = useWidgetEnvironment();
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}
