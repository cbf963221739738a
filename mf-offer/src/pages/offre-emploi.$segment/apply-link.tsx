import { Button } from '@careers/ui';
import type { ButtonProps } from '@careers/ui';

/** Where the application's widget opens, at its first step; without scripts it stands there in the page. */
const APPLICATION = '#candidature/cv';

/** Leads to the application. Its label is the same wherever it stands. */
export function ApplyLink({ $size = 'medium' }: Pick<ButtonProps, '$size'>) {
  return (
    <Button as="a" href={APPLICATION} $size={$size}>
      Postuler à cette offre
    </Button>
  );
}
