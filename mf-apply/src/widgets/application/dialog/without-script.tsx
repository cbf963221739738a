import { Button, Container, Section } from '@careers/ui';
import { plainFormPath } from '../../../plain/plain-form-path.ts';
import { HASH, stepsFor } from '../rules/steps.ts';
import { wordingOf } from '../rules/wording.ts';
import type { ApplicationSubject } from '../subject.ts';

/** Where links to the form lead without JavaScript: to the page that has all of it. */
export function WithoutScript({ subject }: { subject: ApplicationSubject }) {
  return (
    <noscript>
      <Section id={`${HASH}/${stepsFor(subject)[0]}`}>
        <Container>
          <h2>{wordingOf(subject).title}</h2>
          <p>
            <Button as="a" href={plainFormPath(subject)}>
              Remplir le formulaire
            </Button>
          </p>
        </Container>
      </Section>
    </noscript>
  );
}
