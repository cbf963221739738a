import styled from 'styled-components';
import { Button, Container, Message } from '@careers/ui';

/** In place of an application form that cannot be opened: leads to the one that works without scripts. */
export function PlainApplication({ reference }: { reference: string }) {
  return (
    <Section id="candidature/cv" tabIndex={-1}>
      <Message tone="warning">
        <p>Le formulaire ne s’ouvre pas ici. Vous pouvez postuler sur une page à part.</p>
        <Button as="a" href={`/candidature/formulaire?offre=${encodeURIComponent(reference)}`}>
          Postuler sur une page à part
        </Button>
      </Message>
    </Section>
  );
}

/** The bar with the offer's button lies over the end of the page. */
const Section = styled(Container)`
  padding-block: 1.5rem 7rem;
  p {
    margin-bottom: 1rem;
  }
`;
