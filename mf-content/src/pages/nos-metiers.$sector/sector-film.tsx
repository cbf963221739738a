import styled from 'styled-components';
import { CheckList, Lead, below } from '@careers/ui';
import type { Sector } from '../../../content/schema/pages.ts';
import { Video } from '../../video/video.tsx';

/** A film, and the benefits of the job. */
export function SectorFilm({ film, benefits }: { film: Sector['film']; benefits: readonly string[] }) {
  return (
    <Columns>
      <Video film={film.film} />
      <div>
        <h2>{film.title}</h2>
        <Lead>{film.text}</Lead>
        <CheckList items={benefits} />
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: clamp(1.5rem, 5vw, 5rem);
  h2 + p {
    margin: 1rem 0 1.5rem;
  }
  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
