import { ConsentField } from '../../../fields/consent-field.tsx';
import { CONSENT } from '../../../fields/rules.ts';
import { ServerConsent } from '../../../server-forms/server-fields.tsx';
import type { AlertField } from '../alert-data.ts';

const LABEL = 'J’accepte de recevoir ces offres par e-mail';

export const consent: AlertField<boolean> = {
  ...CONSENT,
  Input: () => (
    <ConsentField
      note={
        <>
          Votre adresse ne sert qu’à cette alerte. Elle est supprimée quand vous vous désinscrivez, en un clic
          dans chaque e-mail, et au plus tard 13 mois après notre dernier contact.{' '}
          <a href="/donnees-personnelles" target="_blank" rel="noopener">
            Données personnelles (nouvelle fenêtre)
          </a>
        </>
      }
    >
      {LABEL}
    </ConsentField>
  ),
  ServerInput: () => (
    <ServerConsent
      text="Votre adresse ne sert qu’à cette alerte et est supprimée quand vous vous désinscrivez."
      label={LABEL}
    />
  ),
};
