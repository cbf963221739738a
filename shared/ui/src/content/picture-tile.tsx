import type { IllustrationName } from './illustration-names.ts';
import { Illustration } from './illustration.tsx';
import { PictureBox } from './picture-box.ts';

interface PictureTileProps {
  name: IllustrationName;
  /** In the first viewport: not lazy. */
  isEager?: boolean;
}

/** A box that a decorative drawing fills. */
export function PictureTile({ name, isEager = false }: PictureTileProps) {
  return (
    <PictureBox>
      <Illustration name={name} width={160} height={160} isEager={isEager} />
    </PictureBox>
  );
}
