import { ConsentField } from '../../../fields/consent-field.tsx';
import { Summary } from '../../../wizard/summary.tsx';
import type { StepProps } from '../../../wizard/types.ts';
import type { AlertData } from '../alert-data.ts';
import type { Values } from '../fields.ts';
import { HASH } from '../use-router-address.ts';

export function ConfirmationStep({ description }: StepProps<Values, AlertData>) {
  return (
    <>
      <Summary description={description} hash={HASH} />
      <ConsentField
        note={
          <>
            Votre adresse ne sert qu’à cette alerte. Elle est supprimée quand vous vous désinscrivez, en un
            clic dans chaque e-mail, et au plus tard 13 mois après notre dernier contact.{' '}
            <a href="/donnees-personnelles" target="_blank" rel="noopener">
              Données personnelles (nouvelle fenêtre)
            </a>
          </>
        }
      >
        J’accepte de recevoir ces offres par e-mail
      </ConsentField>
    </>
  );
}
