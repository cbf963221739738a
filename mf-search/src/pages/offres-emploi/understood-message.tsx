import { Message } from '@careers/ui';
import type { Understood } from './loader.ts';

interface UnderstoodMessageProps extends Understood {
  /** The words as they were typed. */
  keywords: string;
}

/** Says how the words were read, where that is not what was typed. */
export function UnderstoodMessage({ keywords, correction, isPartial, place }: UnderstoodMessageProps) {
  return (
    <Message tone="info">
      {correction && (
        <p>
          Résultats pour <b>«&nbsp;{correction}&nbsp;»</b>&nbsp;: aucune offre ne contient «&nbsp;{keywords}
          &nbsp;».
        </p>
      )}
      {isPartial && <p>Aucune offre ne contient tous vos mots&nbsp;: celles-ci en contiennent une partie.</p>}
      {place && (
        <p>«&nbsp;{place}&nbsp;» a été compris comme un lieu&nbsp;: voici les offres de cet endroit.</p>
      )}
    </Message>
  );
}
