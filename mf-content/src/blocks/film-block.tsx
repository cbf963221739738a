import styled from 'styled-components';
import { Lead, below } from '@careers/ui';
import type { BlockContent } from '../../content/schema/blocks.ts';
import { Video } from '../video/video.tsx';
import { BlockLinks } from './block-links.tsx';

/** A film beside a text. */
export function FilmBlock({ content: { title, text, film, links } }: { content: BlockContent['film'] }) {
  return (
    <Columns>
      <Video film={film} />
      <div>
        <h2>{title}</h2>
        <Lead>{text}</Lead>
        <BlockLinks links={links} />
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: center;
  gap: clamp(1.5rem, 5vw, 5rem);
  h2 + p {
    margin-top: 1rem;
  }
  ${below('columns')} {
    grid-template-columns: 1fr;
  }
`;
