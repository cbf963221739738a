import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Lead, TwoColumns } from '@careers/ui';
import type { BlockContent } from '../../content/schema/blocks.ts';
import { Video } from '../video/video.tsx';
import { BlockLinks } from './block-links.tsx';

interface FilmBlockProps {
  content: BlockContent['film'];
  /** Below the text, in place of links. */
  children?: ReactNode;
}

/** A film beside a text. */
export function FilmBlock({ content: { title, text, film, links }, children }: FilmBlockProps) {
  return (
    <Columns>
      <Video film={film} />
      <div>
        <h2>{title}</h2>
        <Lead>{text}</Lead>
        {children ?? <BlockLinks links={links} />}
      </div>
    </Columns>
  );
}

const Columns = styled(TwoColumns)`
  gap: clamp(1.5rem, 5vw, 5rem);
  h2 + p {
    margin-top: 1rem;
  }
  p + ul {
    margin-top: 1.5rem;
  }
`;
