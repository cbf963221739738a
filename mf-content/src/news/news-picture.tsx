import { isBelow } from '@careers/ui';

interface NewsPictureProps {
  picture: { desktopUrl: string; mobileUrl: string };
  alt?: string;
  width: number;
  height: number;
  isEager?: boolean;
}

/** A responsive picture with its size, against layout shifts. */
export function NewsPicture({ picture, alt = '', width, height, isEager = false }: NewsPictureProps) {
  return (
    <picture>
      <source media={isBelow('tablet')} srcSet={picture.mobileUrl} />
      <img
        src={picture.desktopUrl}
        width={width}
        height={height}
        alt={alt}
        loading={isEager ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
