import { useEffect, useRef } from 'react';
import type { AlertReceipt } from '@careers/api-client';
import { Link } from '@careers/platform';
import { Button, Illustration, Lead } from '@careers/ui';
import { Actions } from '../../plain/answer-panel.tsx';

/** What comes next: a click in a mail, or the first offers. */
export function AlertResult({ receipt: { status } }: { receipt: AlertReceipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Illustration name="scene-succes" width={320} height={220} />
      <h2 ref={heading} tabIndex={-1}>
        {status === 'ACTIVE' ? 'Votre alerte est active' : 'Confirmez dans votre boîte e-mail'}
      </h2>
      <Lead role="status">
        {status === 'ACTIVE'
          ? 'Vous recevrez les nouvelles offres par e-mail, au plus une fois par jour.'
          : 'Nous venons de vous écrire. Votre alerte commence quand vous cliquez sur le lien de cet e-mail, valable 7 jours. Rien reçu\u00a0? Regardez dans les courriers indésirables.'}
      </Lead>
      <Actions>
        <Button as={Link} to="/offres-emploi">
          Revenir aux offres
        </Button>
      </Actions>
    </>
  );
}
