import styled from 'styled-components';
import { FormFallback } from '@careers/ui';

/** In place of an application form that cannot be opened: leads to the one that works without scripts. */
export function PlainApplication({ reference }: { reference: string }) {
  return (
    <AboveBar
      id="candidature/cv"
      href={`/candidature/formulaire?offre=${encodeURIComponent(reference)}`}
      action="Postuler sur une page à part"
    >
      Le formulaire ne s’ouvre pas ici. Vous pouvez postuler sur une page à part.
    </AboveBar>
  );
}

/** The bar with the offer's button lies over the end of the page. */
const AboveBar = styled(FormFallback)`
  padding-bottom: 7rem;
`;
