import { Button, Container, Section } from '@careers/ui';
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

/** Returns the path of the form without JavaScript. */
function serverFormPath(subject: ApplicationSubject): string {
  switch (subject.type) {
    case 'OFFER':
      return `/candidature/formulaire?offre=${encodeURIComponent(subject.reference)}`;
    case 'SPONTANEOUS':
      return `/candidature/formulaire?domaine=${subject.domain}`;
    case 'DCE':
      return '/candidature/formulaire?type=dce';
  }
}
