import styled from 'styled-components';
import { Lead } from '@careers/ui';
import { CheckIcon } from '@careers/ui/icons';
import type { Sector } from '../../content/schema/pages.ts';
import { Video } from '../video/video.tsx';

/** A film of somebody at work, and what comes with the job. */
export function SectorFilm({ film, benefits }: { film: Sector['film']; benefits: readonly string[] }) {
  return (
    <Columns>
      <Video film={film.film} />
      <div>
        <h2>{film.title}</h2>
        <Lead>{film.text}</Lead>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <CheckIcon />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: clamp(1.5rem, 5vw, 5rem);
  h2 + p {
    margin: 1rem 0 1.5rem;
  }
  li {
    display: flex;
    gap: 0.75rem;
    padding-block: 0.75rem;
    border-top: 1px solid var(--border);
    font-weight: 600;
  }
  li:last-child {
    border-bottom: 1px solid var(--border);
  }
  svg {
    flex: none;
    margin-top: 0.2em;
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
