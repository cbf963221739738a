import styled from 'styled-components';
import { AutoGrid, PictureBox, below, coveredByLink } from '@careers/ui';
import { Link } from '@careers/platform';

export interface JobLink {
  title: string;
  phrase: string;
  category: string;
  path: string;
  picture: string;
}

/** Jobs or sectors as cards with a portrait and one link. */
export function JobCards({
  jobs,
  headingLevel: Heading,
}: {
  jobs: readonly JobLink[];
  headingLevel: 'h2' | 'h3';
}) {
  return (
    <Cards data-ground="tint" $column="20rem" $isStretched>
      {jobs.map(({ title, phrase, category, path, picture }) => (
        <li key={path}>
          <PictureBox>
            <img src={picture} width={120} height={120} alt="" loading="lazy" decoding="async" />
          </PictureBox>
          <div>
            {category && <small>{category}</small>}
            <Heading>
              <Link to={path}>{title}</Link>
            </Heading>
            <p>{phrase}</p>
          </div>
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled(AutoGrid)`
  margin-top: 2rem;
  li {
    ${coveredByLink}
    display: grid;
    /* The picture shrinks for long words. */
    grid-template-columns: minmax(0, 7.5rem) minmax(min-content, 1fr);
    border-radius: var(--r-3);
    background: var(--ciel-100);
    overflow: hidden;
  }
  li:nth-child(6n + 2) {
    background: var(--tomate-100);
  }
  li:nth-child(6n + 3) {
    background: var(--lavande-200);
  }
  li:nth-child(6n + 4) {
    background: var(--rose-100);
  }
  li:nth-child(6n + 5) {
    background: var(--basilic-100);
  }
  li:nth-child(6n) {
    background: var(--citron-200);
  }
  div {
    padding: 1.1rem 1.25rem;
  }
  small,
  p {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  h2,
  h3 {
    font-size: 1.25rem;
    font-weight: 700;
  }
  /* Not even a word has room beside a picture. */
  ${below('lists')} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
    ${PictureBox} {
      display: none;
    }
  }
`;
