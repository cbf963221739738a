import { formatInteger } from '@careers/ui/french';

/** Returns "1 offre d’emploi", "1 360 offres d’emploi". */
export function offersLabel(count: number): string {
  return count === 1 ? '1 offre d’emploi' : `${formatInteger(count)} offres d’emploi`;
}
