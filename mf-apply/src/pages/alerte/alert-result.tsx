import type { AlertReceipt } from '@careers/api-client';
import { Link } from '@careers/platform';
import { Button, Lead, WholeWords } from '@careers/ui';
import { ResultPanel } from '../../result/result-panel.tsx';
import { Actions } from '../../server-forms/answer-panel.tsx';
import type { NamedAlert } from './criteria-label.ts';

interface AlertResultProps {
  receipt: AlertReceipt;
  alert: NamedAlert;
}

/** The next step: confirm by e-mail, or the first offers. Only an active alert is a success. */
export function AlertResult({ receipt: { status }, alert: { label, offers } }: AlertResultProps) {
  const isActive = status === 'ACTIVE';
  return (
    <ResultPanel
      picture={isActive ? 'scene-succes' : 'scene-depot'}
      title={isActive ? 'Votre alerte est active' : 'Confirmez dans votre boîte e-mail'}
    >
      <p>
        <strong>{label}</strong>
      </p>
      <Lead role="status">
        <WholeWords>
          {isActive
            ? 'Vous recevrez les nouvelles offres par e-mail.'
            : 'Nous venons de vous écrire. Votre alerte commence quand vous cliquez sur le lien de cet e-mail, valable 7 jours. Rien reçu\u00a0? Regardez dans les courriers indésirables.'}
        </WholeWords>
      </Lead>
      <Actions>
        {offers.map((search, index) => (
          <Button
            key={search.path}
            as={Link}
            to={search.path}
            $variant={index === 0 ? 'primary' : 'secondary'}
          >
            {search.label}
          </Button>
        ))}
      </Actions>
    </ResultPanel>
  );
}
