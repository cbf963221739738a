import styled from 'styled-components';
import { offerPath } from '@careers/api-client';
import { Link, useLoaderData } from '@careers/platform';
import { Button, Checkbox, Container, Lead, Message, Section, WholeWords } from '@careers/ui';
import { Actions, AnswerPanel } from '../../server-forms/answer-panel.tsx';
import { ServerDocument } from '../../server-forms/server-document.tsx';
import type { SentData } from './page.server.ts';
import { UNKNOWN_TITLE, factsOf, nounOf, titleOf } from './sent-wording.ts';

const WITHDRAWAL = '/api/v2.0/applicationswithoutaccount/withdrawal';
const NEWER_CV = '/api/v2.0/applicationswithoutaccount/cv';

/** Page that a confirmation mail links to. Only the button changes anything: mail scanners open links. */
export default function SentApplicationPage() {
  const sent = useLoaderData<SentData>();
  if (!sent) return <Unknown />;
  const { application, token, isReplaced } = sent;
  const noun = nounOf(application);
  return (
    <Section>
      <Narrow>
        <h1>{titleOf(application)}</h1>
        {isReplaced && (
          <Message tone="success" role="status">
            Votre nouveau CV a remplacé l’ancien, qui est supprimé.
          </Message>
        )}
        <dl>
          {factsOf(application).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {application.offer && (
          <Actions>
            <Button as={Link} to={offerPath(application.offer)} $variant="secondary">
              Revoir l’offre
            </Button>
          </Actions>
        )}
        <h2>Envoyer un CV plus récent</h2>
        <p>Il remplace tout de suite celui de votre {noun}, qui est supprimé. Un e-mail vous le confirme.</p>
        <form method="post" action={`${NEWER_CV}?token=${token}`} encType="multipart/form-data">
          <ServerDocument name="cv" label="Votre nouveau CV" required />
          <p>
            <Button type="submit" $variant="secondary">
              Envoyer ce CV
            </Button>
          </p>
        </form>
        <h2>Retirer ma {noun}</h2>
        <p>
          Vos données et vos documents sont supprimés tout de suite, et ne peuvent plus être retrouvés. Vous
          pourrez de nouveau en envoyer une.
        </p>
        <form method="post" action={`${WITHDRAWAL}?token=${token}`}>
          <Checkbox required>Je veux supprimer cette {noun} et ses documents</Checkbox>
          <p>
            <Button type="submit" $variant="secondary">
              Retirer ma {noun}
            </Button>
          </p>
        </form>
      </Narrow>
    </Section>
  );
}

function Unknown() {
  return (
    <AnswerPanel picture="scene-vide" title={UNKNOWN_TITLE}>
      <Lead>
        <WholeWords>
          Ce que vous aviez envoyé a été retiré, ou supprimé 13 mois après notre dernier contact. Ou bien
          l’adresse de la page n’est pas complète&nbsp;: copiez tout le lien de l’e-mail.
        </WholeWords>
      </Lead>
      <Actions>
        <Button as={Link} to="/offres-emploi">
          Voir les offres
        </Button>
      </Actions>
    </AnswerPanel>
  );
}

const Narrow = styled(Container)`
  max-width: 48rem;
  dl {
    display: grid;
    gap: 0.75rem;
    margin-block: 1.5rem;
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(6rem, 9rem) 1fr;
    gap: 1rem;
  }
  dt {
    color: var(--text-2);
  }
  dd {
    margin: 0;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  h2 {
    margin-block: 2.5rem 0.75rem;
  }
  form {
    display: grid;
    gap: 1rem;
    margin-top: 1rem;
  }
`;
