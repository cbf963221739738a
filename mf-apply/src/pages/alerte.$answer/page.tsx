import { Link, useLoaderData } from '@careers/platform';
import { BulletList, Button, Lead, Message } from '@careers/ui';
import { Actions, AnswerPanel } from '../../plain/answer-panel.tsx';
import { reasonsIn } from '../../plain/reasons.ts';
import type { AlertAnswerData } from './loader.ts';

const API = '/api/v2.0/offers/subscriptionmailwithoutaccount';

/** Where mails and plain forms lead. Opening it changes nothing: scanners open links, people press buttons. */
export default function AlertAnswerPage() {
  const { answer, search } = useLoaderData<AlertAnswerData>();
  const address = new URLSearchParams(search);
  const token = address.get('jeton') ?? '';
  switch (answer) {
    case 'creee':
      return (
        <AnswerPanel picture="scene-succes" title="Confirmez dans votre boîte e-mail">
          <Lead>
            Nous venons de vous écrire. Votre alerte commence quand vous cliquez sur le lien de cet e-mail,
            valable 7 jours.
          </Lead>
          <Offers />
        </AnswerPanel>
      );
    case 'confirmer':
      return (
        <AnswerPanel picture="scene-succes" title="Confirmez votre alerte">
          <Lead>Vous recevrez les nouvelles offres par e-mail, au plus une fois par jour.</Lead>
          <OneButton action={`${API}/confirmation?token=${token}`} label="Confirmer mon alerte" />
        </AnswerPanel>
      );
    case 'confirmee':
      return (
        <AnswerPanel picture="scene-succes" title="Votre alerte est active">
          <Lead>Les prochaines offres viendront à vous. Chaque e-mail permet de l’arrêter en un clic.</Lead>
          <Offers />
        </AnswerPanel>
      );
    case 'desinscription':
      return (
        <AnswerPanel picture="scene-vide" title="Arrêter cette alerte&nbsp;?">
          <Lead>Vous ne recevrez plus d’e-mail, et votre adresse sera supprimée avec l’alerte.</Lead>
          <OneButton action={`${API}/unsubscription?token=${token}`} label="Me désinscrire" />
        </AnswerPanel>
      );
    case 'terminee':
      return (
        <AnswerPanel picture="scene-succes" title="Votre alerte est arrêtée">
          <Lead>Votre adresse est supprimée avec elle.</Lead>
          <Offers />
        </AnswerPanel>
      );
    case 'refusee':
      return <Refused address={address} />;
  }
}

function Refused({ address }: { address: URLSearchParams }) {
  if (address.get('motifs') === 'token.NOT_FOUND') {
    return (
      <AnswerPanel picture="scene-vide" title="Ce lien n’est plus valable">
        <Lead>L’alerte a été arrêtée, ou son lien a plus de 7 jours. Vous pouvez la créer de nouveau.</Lead>
        <Actions>
          <Button as={Link} to="/alerte">
            Créer une alerte
          </Button>
        </Actions>
      </AnswerPanel>
    );
  }
  return (
    <AnswerPanel picture="scene-vide" title="Votre alerte n’est pas créée">
      <Message tone="error">
        <BulletList>
          {reasonsIn(address).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </BulletList>
      </Message>
      <p>Revenez à la page précédente avec votre navigateur&nbsp;: vos réponses y sont encore.</p>
    </AnswerPanel>
  );
}

/** A form, so that it works before and without JavaScript. */
function OneButton({ action, label }: { action: string; label: string }) {
  return (
    <form method="post" action={action}>
      <Button type="submit">{label}</Button>
    </form>
  );
}

function Offers() {
  return (
    <Actions>
      <Button as={Link} to="/offres-emploi">
        Voir les offres
      </Button>
    </Actions>
  );
}
