import styled from 'styled-components';
import { Link, openConsent, useAppliedOffers, useConsent, useIsHydrating } from '@careers/platform';
import { Button, Container, Illustration, Lead, Message, Section, WholeWords } from '@careers/ui';
import { SentList } from './sent-list.tsx';

/** Applications sent from this browser; the list is not stored on the server. */
export default function ApplicationsPage() {
  const isInBrowser = !useIsHydrating();
  const { personalisation } = useConsent();
  return (
    <Section>
      <Root>
        <h1>Mes candidatures</h1>
        {!isInBrowser && (
          <noscript>
            Cette liste est gardée dans votre navigateur&nbsp;: elle demande JavaScript. Le lien de chaque
            e-mail de confirmation marche sans.
          </noscript>
        )}
        {isInBrowser && (personalisation ? <Applications /> : <Refused />)}
      </Root>
    </Section>
  );
}

function Applications() {
  const applications = useAppliedOffers();
  if (applications.length === 0)
    return (
      <>
        <Lead>Aucune candidature n’a été envoyée depuis ce navigateur.</Lead>
        <Picture name="scene-vide" width={480} height={320} isEager />
        <p>
          <Button as={Link} to="/offres-emploi">
            Voir les offres d’emploi
          </Button>
        </p>
      </>
    );
  return (
    <>
      <Lead>
        <WholeWords>
          Envoyées depuis ce navigateur, qui les garde 13 mois. Pour en revoir le contenu ou en retirer une,
          suivez le lien de son e-mail de confirmation.
        </WholeWords>
      </Lead>
      <SentList applications={applications} />
    </>
  );
}

function Refused() {
  return (
    <Message tone="info">
      Pour retrouver ici vos candidatures, autorisez la personnalisation&nbsp;: la liste reste dans ce
      navigateur. Le lien de chaque e-mail de confirmation marche sans.
      <Button type="button" $variant="secondary" onClick={openConsent}>
        Gérer mes cookies
      </Button>
    </Message>
  );
}

const Picture = styled(Illustration)`
  width: min(100%, 30rem);
  height: auto;
  border-radius: var(--r-3);
`;

const Root = styled(Container)`
  display: grid;
  gap: 1.25rem;
  align-content: start;
  max-width: 48rem;
  min-height: 60vh;
`;
