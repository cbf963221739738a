import styled from 'styled-components';
import { Link } from '@careers/platform';
import { BulletList, Chip, ChipList } from '@careers/ui';
import type { Search } from '../url/index.ts';
import type { WiderSearch } from './wider-searches.ts';

const SUGGESTIONS = [
  'Essayez des mots-clés plus généraux.',
  "Vérifiez l'orthographe.",
  'Remplacez les abréviations par le mot entier.',
];

interface NoResultProps {
  wider: readonly WiderSearch[];
  hrefOf(search: Search): string;
}

/** Says that nothing was found, what else to try, and offers to drop one criterion at a time. */
export function NoResult({ wider, hrefOf }: NoResultProps) {
  return (
    <Frame>
      <h2>Il n'y a aucun emploi correspondant à la recherche</h2>
      <p id="suggestions">Quelques pistes pour la relancer&nbsp;:</p>
      <Tips aria-labelledby="suggestions">
        {SUGGESTIONS.map((suggestion) => (
          <li key={suggestion}>{suggestion}</li>
        ))}
      </Tips>
      {wider.length > 0 && (
        <Actions>
          {wider.map(({ label, search }) => (
            <li key={label}>
              <Chip as={Link} to={hrefOf(search)}>
                {label}
              </Chip>
            </li>
          ))}
        </Actions>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  > h2 {
    margin-bottom: 1.25rem;
    font-size: var(--fs-h3);
  }
  > p {
    font-weight: 700;
  }
`;

const Tips = styled(BulletList)`
  margin-top: 0.5rem;
`;

const Actions = styled(ChipList)`
  margin-top: 1.5rem;
`;
