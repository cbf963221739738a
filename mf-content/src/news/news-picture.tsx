import { isBelow } from '@careers/ui';

interface NewsPictureProps {
  picture: { desktopUrl: string; mobileUrl: string };
  alt?: string;
  width: number;
  height: number;
  /** The largest picture of the first screen: loaded before all others. */
  isLargest?: boolean;
}

/** A responsive picture with its size, against layout shifts. */
export function NewsPicture({ picture, alt = '', width, height, isLargest = false }: NewsPictureProps) {
  return (
    <picture>
      <source media={isBelow('tablet')} srcSet={picture.mobileUrl} />
      <img
        src={picture.desktopUrl}
        width={width}
        height={height}
        alt={alt}
        loading={isLargest ? undefined : 'lazy'}
        fetchPriority={isLargest ? 'high' : undefined}
        decoding={isLargest ? 'sync' : 'async'}
      />
    </picture>
  );
}
