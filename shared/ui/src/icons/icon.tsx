/** A Tabler icon: its elements with their attributes. */
export type Drawing = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];

export interface IconProps {
  /** In pixels; 1.25em by default. */
  size?: number;
  className?: string;
}

/**
 * Returns a decorative Tabler icon as a component. Its strokes are one path, styled once for the page
 * (`styles/global-css.ts`).
 */
export function icon(drawing: Drawing) {
  const path = drawing.map(([, { d }]) => d).join('');
  return function Icon({ size, className }: IconProps) {
    return (
      <svg
        className={className ? `icon ${className}` : 'icon'}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}
