import type { CSSProperties } from 'react';
import { ASSETS } from '../assets.ts';
import type { IllustrationName } from './illustration-names.ts';

interface IllustrationProps {
  name: IllustrationName;
  width: number;
  height: number;
  /** Empty for decoration, the usual case. */
  alt?: string;
  /** In the first viewport: not lazy. */
  isEager?: boolean;
  /** The largest picture of the first screen: loaded before all others and before scripts, and painted with its text. */
  isLargest?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** An illustration with its size, against layout shifts. */
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
      decoding={isLargest ? 'sync' : 'async'}
      className={className}
      style={style}
    />
  );
}

/** Returns the URL of an illustration. */
export function illustrationUrl(name: IllustrationName): string {
  return `${ASSETS}/illustrations/${name}.svg`;
}
