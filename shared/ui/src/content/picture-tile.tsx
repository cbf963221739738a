import type { IllustrationName } from './illustration-names.ts';
import { Illustration } from './illustration.tsx';
import { patternMarkup } from './patterns.ts';
import { PictureBox } from './picture-box.ts';

interface PictureTileProps {
  name: IllustrationName;
  /** In the first viewport: not lazy. */
  isEager?: boolean;
}

/** A box that a decorative drawing fills. */
export function PictureTile({ name, isEager = false }: PictureTileProps) {
  const pattern = patternMarkup(name);
  return pattern === undefined ? (
    <PictureBox>
      <Illustration name={name} width={160} height={160} isEager={isEager} />
    </PictureBox>
  ) : (
    <PictureBox aria-hidden="true" dangerouslySetInnerHTML={{ __html: pattern }} />
  );
}
