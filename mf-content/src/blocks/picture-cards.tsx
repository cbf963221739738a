import styled from 'styled-components';
import { AutoGrid, Illustration, aloneInPairs, coveredByLink, inPairs } from '@careers/ui';
import type { IllustrationName } from '@careers/ui';
import { Link } from '@careers/platform';

export interface PictureCard {
  title: string;
  href: string;
  text: string;
  /** Small text below, such as a number of offers. */
  note?: string | null;
  picture: IllustrationName;
  /** Background of the picture. */
  ground: string;
}

interface PictureCardsProps {
  cards: readonly PictureCard[];
  headingLevel: 'h2' | 'h3';
}

/** Coloured links with a picture. */
export function PictureCards({ cards, headingLevel: Heading }: PictureCardsProps) {
  return (
    <Cards data-ground="tint" $column="20rem">
      {cards.map(({ title, href, text, note, picture, ground }) => (
        <li key={href} style={{ background: `var(--${ground})` }}>
          <div>
            <Heading>
              <Link to={href}>{title}</Link>
            </Heading>
            <p>{text}</p>
            {note && <Note>{note}</Note>}
          </div>
          <Illustration name={picture} width={400} height={250} />
        </li>
      ))}
    </Cards>
  );
}

const Note = styled.strong`
  font-size: var(--fs-sm);
`;

const Cards = styled(AutoGrid)`
  li {
    ${coveredByLink}
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    border-radius: var(--r-3);
    overflow: hidden;
  }
  li > div {
    padding: 1.5rem 1.5rem 1rem;
  }
  h2 {
    font-size: var(--fs-h3);
    font-weight: 700;
  }
  p {
    margin: 0.4rem 0 0.6rem;
  }
  img {
    width: 100%;
    aspect-ratio: 8 / 5;
    object-fit: cover;
    object-position: 50% 100%;
  }
  ${inPairs} {
    > ${aloneInPairs} {
      grid-column: 1 / -1;
      flex-direction: row;
      > * {
        width: 50%;
      }
    }
  }
`;
