import { Button } from '@careers/ui';
import type { ButtonProps } from '@careers/ui';

/** The hash that opens the application widget at its first step. */
const APPLICATION = '#candidature/cv';

/** Opens the application; the label is the same everywhere. */
export function ApplyLink({ $size = 'medium' }: Pick<ButtonProps, '$size'>) {
  return (
    <Button as="a" href={APPLICATION} $size={$size}>
      Postuler à cette offre
    </Button>
  );
}
