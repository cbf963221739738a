import type { ComponentType } from 'react';

interface DrawingProps {
  size?: number | string;
  stroke?: number | string;
  className?: string;
  'aria-hidden'?: boolean;
  focusable?: 'false';
}

export interface IconProps {
  /** 1.25em, beside a text, unless said. */
  size?: number | string;
  className?: string;
}

/** Returns an outlined drawing of the Tabler set as the site uses it: beside a text or under a name, never alone. */
export function icon(Drawing: ComponentType<DrawingProps>) {
  return function Icon({ size = '1.25em', className }: IconProps) {
    return <Drawing size={size} stroke={2.1} className={className} aria-hidden focusable="false" />;
  };
}
