import { Button, Container, Section } from '@careers/ui';
import { serverFormPath } from '../../../server-forms/server-form-path.ts';
import { HASH, stepsFor } from '../step-order.ts';
import type { ApplicationSubject } from '../subject.ts';
import { wordingOf } from '../wording.ts';

/** The target of links to the form without JavaScript: a link to the one-page form. */
export function WithoutScript({ subject }: { subject: ApplicationSubject }) {
  return (
    <noscript>
      <Section id={`${HASH}/${stepsFor(subject)[0]}`}>
        <Container>
          <h2>{wordingOf(subject).title}</h2>
          <p>
            <Button as="a" href={serverFormPath(subject)}>
              Remplir le formulaire
            </Button>
          </p>
        </Container>
      </Section>
    </noscript>
  );
}
