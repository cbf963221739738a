import { Button } from '@careers/ui';
import type { ButtonProps } from '@careers/ui';

/** Address at which the application opens over the page, at its first step. */
const APPLICATION = '#candidature/cv';

/** Opens the application. Its label is the same wherever it stands. */
export function ApplyLink({ $size }: Pick<ButtonProps, '$size'>) {
  return (
    <Button as="a" href={APPLICATION} $size={$size ?? 'medium'}>
      Postuler à cette offre
    </Button>
  );
}
