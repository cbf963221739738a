import styled from 'styled-components';
import { CheckList, Illustration, below } from '@careers/ui';
import type { BlockContent } from '../../content/schema/blocks.ts';
import { BlockLinks } from './block-links.tsx';

/** A picture beside a text; every second one is mirrored. */
export function SplitBlock({ content, rank }: { content: BlockContent['split']; rank: number }) {
  const { title, paragraphs, points = [], picture, ground, links } = content;
  return (
    <Columns $isReversed={rank % 2 === 1}>
      <figure style={{ background: `var(--${ground})` }}>
        <Illustration name={picture} width={640} height={400} />
      </figure>
      <div>
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points.length > 0 && <CheckList items={points} />}
        <BlockLinks links={links} />
      </div>
    </Columns>
  );
}

const Columns = styled.div<{ $isReversed: boolean }>`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: center;
  gap: clamp(1.5rem, 5vw, 5rem);
  figure {
    order: ${({ $isReversed }) => ($isReversed ? 1 : 0)};
    display: grid;
    place-items: center;
    border-radius: var(--r-3);
    overflow: hidden;
  }
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
  img[src*='portrait-'],
  img[src*='motif-'],
  img[src*='produit-'] {
    aspect-ratio: 1;
    max-height: 28rem;
  }
  h2 + p {
    margin-top: 1rem;
  }
  p + p {
    margin-top: 0.75rem;
  }
  ul {
    margin-top: 1.25rem;
  }
  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
    figure {
      order: 0;
    }
  }
`;
