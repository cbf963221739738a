import { FormFallback, Message, Spinner } from '@careers/ui';
import { Example, Grid, Row } from './example.tsx';

export function Messages() {
  return (
    <>
      <Example
        name="Message"
        use="Something the reader should know; role alert when it follows an action and cannot wait, status when it can."
      >
        <Grid $column="22rem">
          <Message tone="success">
            <strong>Votre candidature est envoyée.</strong> Vous recevrez une confirmation par e-mail.
          </Message>
          <Message tone="error">
            <strong>Désolé, une erreur est survenue.</strong> Votre saisie est conservée.{' '}
            <a href="#messages">Réessayer</a>
          </Message>
          <Message tone="info">Veuillez autoriser la géolocalisation sur votre navigateur</Message>
          <Message tone="warning">
            <strong>Cette offre n’est plus disponible</strong>
          </Message>
        </Grid>
      </Example>
      <Example name="FormFallback" use="A form that opens over the page could not be loaded.">
        <FormFallback id="candidature" href="#messages" action="Postuler sur une page à part">
          Le formulaire ne s’ouvre pas ici. Vous pouvez postuler sur une page à part.
        </FormFallback>
      </Example>
      <Example name="Spinner" use="Something takes more than a moment; words beside it say what.">
        <Row>
          <Spinner />
          Envoi en cours…
        </Row>
      </Example>
    </>
  );
}
