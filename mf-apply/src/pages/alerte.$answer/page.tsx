import { Link, useLoaderData } from '@careers/platform';
import { Button, Lead, WholeWords } from '@careers/ui';
import { Actions, AnswerPanel } from '../../server-forms/answer-panel.tsx';
import { RefusedPanel } from '../../server-forms/refused-panel.tsx';
import type { AlertAnswerData } from './page.server.ts';
import { TITLES } from './states.ts';
import type { State } from './states.ts';

const API = '/api/v2.0/offers/subscriptionmailwithoutaccount';

const LEADS: Readonly<Record<Exclude<State, 'refused'>, string>> = {
  created:
    'Nous venons de vous écrire. Votre alerte commence quand vous cliquez sur le lien de cet e-mail, valable 7 jours.',
  toConfirm: 'Vous recevrez les nouvelles offres par e-mail, au plus une fois par jour.',
  confirmed: 'Les prochaines offres viendront à vous. Chaque e-mail permet de l’arrêter en un clic.',
  alreadyActive:
    'Vous l’avez confirmée\u00a0: il n’y a plus rien à faire. Vous pouvez l’arrêter quand vous voulez.',
  expired: 'L’alerte n’a pas été confirmée dans les 7 jours. Vous pouvez la créer de nouveau.',
  toEnd: 'Vous ne recevrez plus d’e-mail pour elle, et votre adresse sera supprimée avec l’alerte.',
  ended: 'Votre adresse est supprimée avec elle.',
  unknown:
    'L’alerte a été arrêtée, ou l’adresse de la page n’est pas complète\u00a0: copiez tout le lien de l’e-mail. Vous pouvez aussi créer une nouvelle alerte.',
};

const SUCCESSES: readonly State[] = ['confirmed', 'alreadyActive'];

/**
 * Where e-mails and forms without JavaScript lead. Opening it changes nothing, since scanners open links: only the
 * button does.
 */
export default function AlertAnswerPage() {
  const { state, alert, token, reasons } = useLoaderData<AlertAnswerData>();
  if (state === 'refused')
    return (
      <RefusedPanel title={TITLES.refused} reasons={reasons}>
        <p>Revenez à la page précédente avec votre navigateur&nbsp;: vos réponses y sont encore.</p>
      </RefusedPanel>
    );
  return (
    <AnswerPanel picture={pictureOf(state)} title={TITLES[state]}>
      {alert?.label && (
        <p>
          <strong>{alert.label}</strong>
        </p>
      )}
      <Lead>
        <WholeWords>{LEADS[state]}</WholeWords>
      </Lead>
      <NextStep state={state} alert={alert} token={token} />
    </AnswerPanel>
  );
}

function pictureOf(state: State) {
  if (SUCCESSES.includes(state)) return 'scene-succes';
  return state === 'created' || state === 'toConfirm' ? 'scene-depot' : 'scene-vide';
}

/** POST form by state: it works without JavaScript. */
const FORMS: Readonly<Partial<Record<State, { path: string; label: string }>>> = {
  toConfirm: { path: 'confirmation', label: 'Confirmer mon alerte' },
  toEnd: { path: 'unsubscription', label: 'Me désinscrire' },
};

function NextStep(props: Pick<AlertAnswerData, 'state' | 'alert' | 'token'>) {
  const form = FORMS[props.state];
  if (form)
    return (
      <form method="post" action={`${API}/${form.path}?token=${props.token}`}>
        <Button type="submit">{form.label}</Button>
      </form>
    );
  return (
    <Actions>
      {linksOf(props).map(({ label, to }, index) => (
        <Button key={to} as={Link} to={to} $variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </Button>
      ))}
    </Actions>
  );
}

/** Returns where to go next, the main link first. */
function linksOf({ state, alert, token }: Pick<AlertAnswerData, 'state' | 'alert' | 'token'>) {
  const offers = { label: 'Voir les offres', to: alert?.offersPath ?? '/offres-emploi' };
  const again = alert?.alertPath ?? '/alerte';
  switch (state) {
    case 'alreadyActive':
      return [offers, { label: 'Arrêter cette alerte', to: `/alerte/desinscription?jeton=${token}` }];
    case 'expired':
      return [{ label: 'Créer l’alerte de nouveau', to: again }, offers];
    case 'unknown':
      return [{ label: 'Créer une alerte', to: again }, offers];
    default:
      return [offers];
  }
}
