import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@careers/platform';
import { BulletList, Button, Chip, ChipList, Illustration, VisuallyHidden } from '@careers/ui';
import { formatInteger } from '@careers/ui/french';
import { OffersCarousel } from '../../../carousel/offers-carousel.tsx';
import { Columns, Page } from './empty-page.style.ts';
import type { NoResultData } from './load-no-result.ts';

const SUGGESTIONS = [
  'Essayez des mots-clés plus généraux.',
  'Vérifiez l’orthographe.',
  'Remplacez les abréviations par le mot entier.',
];

interface NoResultProps extends NoResultData {
  notices: ReactNode;
  alertHref: string;
}

/** The empty result: wider searches, an alert, the latest offers nearby. */
export function NoResult({ alternatives, latest, notices, alertHref }: NoResultProps) {
  return (
    <Page>
      <Columns>
        <Illustration name="scene-vide" width={480} height={320} isLargest />
        <div>
          <h1>Il n’y a aucun emploi correspondant à la recherche</h1>
          <VisuallyHidden role="status">0 offre d’emploi</VisuallyHidden>
          {notices}
          <Lead id="suggestions">Quelques pistes pour la relancer&nbsp;:</Lead>
          <Tips aria-labelledby="suggestions">
            {SUGGESTIONS.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </Tips>
          {alternatives.length > 0 && (
            <Ways aria-label="Recherches plus larges">
              {alternatives.map(({ label, href, count }) => (
                <li key={label}>
                  <Chip as={Link} to={href}>
                    {label}
                    <Count>
                      <span>{formatInteger(count)}</span>
                      <VisuallyHidden>{count > 1 ? ' offres' : ' offre'}</VisuallyHidden>
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

const Lead = styled.p`
  margin-top: 1.25rem;
  font-weight: 700;
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
