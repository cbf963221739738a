import { Link, useLoaderData } from '@careers/platform';
import { Button, Lead, WholeWords } from '@careers/ui';
import { Actions, AnswerPanel } from '../../server-forms/answer-panel.tsx';
import { RefusedPanel } from '../../server-forms/refused-panel.tsx';
import { EndForm } from './end-form.tsx';
import { LEADS } from './leads.ts';
import type { AlertAnswerData } from './page.server.ts';
import { TITLES } from './states.ts';
import type { State } from './states.ts';

const API = '/api/v2.0/offers/subscriptionmailwithoutaccount';

const SUCCESSES: readonly State[] = ['confirmed', 'alreadyActive', 'changed'];

/**
 * Landing page of e-mails and of forms without JavaScript. Only its button changes anything: mail scanners open links.
 */
export default function AlertAnswerPage() {
  const { state, alert, token, reasons } = useLoaderData<AlertAnswerData>();
  if (state === 'refused' || state === 'unchanged')
    return (
      <RefusedPanel title={TITLES[state]} reasons={reasons}>
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
};

function NextStep(props: Pick<AlertAnswerData, 'state' | 'alert' | 'token'>) {
  if (props.state === 'toEnd') return <EndForm token={props.token} />;
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

/** Returns links to next steps, the main one first. */
function linksOf({ state, alert, token }: Pick<AlertAnswerData, 'state' | 'alert' | 'token'>) {
  const offers = (alert?.offers ?? [{ label: 'Voir les offres', path: '/offres-emploi' }]).map(
    ({ label, path }) => ({ label, to: path }),
  );
  const again = alert?.alertPath ?? '/alerte';
  switch (state) {
    case 'alreadyActive':
      return [
        ...offers,
        { label: 'Modifier cette alerte', to: `/alerte/modifier?jeton=${token}` },
        { label: 'Arrêter cette alerte', to: `/alerte/desinscription?jeton=${token}` },
      ];
    case 'expired':
      return [{ label: 'Créer l’alerte de nouveau', to: again }, ...offers];
    case 'unknown':
      return [{ label: 'Créer une alerte', to: again }, ...offers];
    default:
      return offers;
  }
}
