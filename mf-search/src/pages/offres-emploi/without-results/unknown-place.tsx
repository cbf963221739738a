import styled from 'styled-components';
import { Link } from '@careers/platform';
import { Chip, ChipList, Illustration, below } from '@careers/ui';
import { ALL_FRANCE } from '../../../url/index.ts';
import { Columns, Page } from './empty-page.style.ts';
import type { UnknownPlaceData } from './load-unknown-place.ts';

/** Explains that the place is unknown, and suggests others. */
export function UnknownPlace({ unknownPlace, isSeveral, choices, everywhereHref }: UnknownPlaceData) {
  return (
    <Page>
      <Choice>
        <Illustration name="scene-vide" width={480} height={320} isLargest />
        <div>
          <h1>{`${isSeveral ? 'Plusieurs lieux' : 'Lieu non reconnu'}\u00A0: «\u00A0${unknownPlace}\u00A0»`}</h1>
          <p id="places">{`${isSeveral ? 'Choisissez celui où chercher' : 'Corrigez-le ci-dessus, ou choisissez un lieu'}\u00A0:`}</p>
          <Places aria-labelledby="places">
            {[...choices, { label: ALL_FRANCE, href: everywhereHref }].map(({ label, href }) => (
              <li key={href}>
                <Chip as={Link} to={href}>
                  {label}
                </Chip>
              </li>
            ))}
          </Places>
        </div>
      </Choice>
    </Page>
  );
}

/** On phones the choices come first. */
const Choice = styled(Columns)`
  ${below('columns')} {
    img {
      display: none;
    }
  }
`;

const Places = styled(ChipList)`
  margin-top: 1.25rem;
`;
