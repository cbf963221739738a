import type { CSSProperties } from 'react';
import { ASSETS } from '../assets.ts';
import type { IllustrationName } from './illustration-names.ts';

interface IllustrationProps {
  name: IllustrationName;
  width: number;
  height: number;
  /** Empty for what only decorates, as almost all do. */
  alt?: string;
  /** In view at once: loaded first, not when it is scrolled to. */
  isEager?: boolean;
  /** The largest picture of the first screen: loaded before all others, and before scripts. */
  isLargest?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A drawing of the project, with its measures so that nothing moves when it arrives. */
export function Illustration({
  name,
  width,
  height,
  alt = '',
  isEager = false,
  isLargest = false,
  className,
  style,
}: IllustrationProps) {
  return (
    <img
      src={illustrationUrl(name)}
      width={width}
      height={height}
      alt={alt}
      loading={isEager || isLargest ? undefined : 'lazy'}
      fetchPriority={isLargest ? 'high' : undefined}
      decoding="async"
      className={className}
      style={style}
    />
  );
}

/** Returns the address of a drawing. */
export function illustrationUrl(name: IllustrationName): string {
  return `${ASSETS}/illustrations/${name}.svg`;
}
