/** A drawing of the Tabler set: its strokes, as elements with their attributes. */
export type Drawing = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];

export interface IconProps {
  /** Pixels; 1.25em, beside a text, unless said. */
  size?: number;
  className?: string;
}

/**
 * Returns an outlined drawing of the Tabler set as the site uses it: beside a text or under a name, never alone. Its
 * strokes are one path, and its look is said once, in the page's style (`styles/global-css.ts`).
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
