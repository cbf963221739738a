import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@careers/platform';
import { BulletList, Button, Chip, ChipList, Container, Illustration, VisuallyHidden } from '@careers/ui';
import { formatInteger } from '@careers/ui/french';
import { OffersCarousel } from '../../carousel/offers-carousel.tsx';
import type { NoResultData } from './load-no-result.ts';

const SUGGESTIONS = [
  'Essayez des mots-clés plus généraux.',
  "Vérifiez l'orthographe.",
  'Remplacez les abréviations par le mot entier.',
];

interface NoResultProps extends NoResultData {
  /** Said above all. */
  message: ReactNode;
  alertHref: string;
}

/** Says that nothing was found, and leads to what can be: wider searches, an alert, the latest offers around. */
export function NoResult({ waysOut, latest, message, alertHref }: NoResultProps) {
  return (
    <Page>
      {message}
      <Columns>
        <Illustration name="scene-vide" width={480} height={320} isEager />
        <div>
          <h1>Il n'y a aucun emploi correspondant à la recherche</h1>
          <VisuallyHidden role="status">0 offre d'emploi</VisuallyHidden>
          <p id="suggestions">Quelques pistes pour la relancer&nbsp;:</p>
          <Tips aria-labelledby="suggestions">
            {SUGGESTIONS.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </Tips>
          {waysOut.length > 0 && (
            <Ways aria-label="Recherches plus larges">
              {waysOut.map(({ label, href, count }) => (
                <li key={label}>
                  <Chip as={Link} to={href}>
                    {label}
                    <Count>
                      {formatInteger(count)}
                      <VisuallyHidden> {count > 1 ? 'offres' : 'offre'}</VisuallyHidden>
                    </Count>
                  </Chip>
                </li>
              ))}
            </Ways>
          )}
          <Actions>
            <Button as={Link} to={alertHref}>
              Créer une alerte e-mail
            </Button>
            <Button as={Link} to="/candidature-spontanee" $variant="secondary">
              Candidature spontanée
            </Button>
          </Actions>
        </div>
      </Columns>
      {latest && <OffersCarousel data={latest} />}
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: 4rem;
  padding-block: 2.5rem 5rem;
  > * {
    min-width: 0;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 2.8fr);
  gap: 1.5rem 3.5rem;
  align-items: center;
  img {
    width: 100%;
    height: auto;
    border-radius: var(--r-3);
  }
  h1 {
    font-size: clamp(1.875rem, 1.4rem + 2vw, 2.75rem);
  }
  #suggestions {
    margin-top: 1.25rem;
    font-weight: 700;
  }
  @media (max-width: 900px) {
    grid-template-columns: 1fr;
  }
`;

const Tips = styled(BulletList)`
  margin-top: 0.5rem;
`;

const Ways = styled(ChipList)`
  margin-top: 1.5rem;
`;

const Count = styled.span`
  color: var(--text-2);
  font-weight: 400;
`;

const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  margin-top: 1.75rem;
`;
