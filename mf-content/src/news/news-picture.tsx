import { isBelow } from '@careers/ui';

interface NewsPictureProps {
  picture: { desktopUrl: string; mobileUrl: string };
  alt?: string;
  width: number;
  height: number;
  /** The largest picture of the first screen: loaded before all others. */
  isLargest?: boolean;
}

/** A picture with a version for narrow screens, and its measures so that nothing moves when it arrives. */
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
        decoding="async"
      />
    </picture>
  );
}
