import { createElement } from 'react';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Container, Section } from '@careers/ui';
import type { Block, BlockContent, BlockType } from '../../content/schema/blocks.ts';
import { BannerBlock } from './banner-block.tsx';
import { CardsBlock } from './cards-block.tsx';
import { CommitmentsBlock } from './commitments-block.tsx';
import { DomainsBlock } from './domains-block.tsx';
import { FiguresBlock } from './figures-block.tsx';
import { FilmBlock } from './film-block.tsx';
import { QuoteBlock } from './quote-block.tsx';
import { SplitBlock } from './split-block.tsx';
import { StatementBlock } from './statement-block.tsx';
import { StepsBlock } from './steps-block.tsx';
import { TilesBlock } from './tiles-block.tsx';
import { ValuesBlock } from './values-block.tsx';

/** One renderer for each type of block. */
const RENDERERS: { [Type in BlockType]: ComponentType<{ content: BlockContent[Type] }> } = {
  statement: StatementBlock,
  figures: FiguresBlock,
  cards: CardsBlock,
  tiles: TilesBlock,
  split: SplitBlock,
  values: ValuesBlock,
  steps: StepsBlock,
  domains: DomainsBlock,
  commitments: CommitmentsBlock,
  quote: QuoteBlock,
  film: FilmBlock,
  banner: BannerBlock,
};

/** Types that stand on the second surface, to give a page its rhythm. */
const ON_SURFACE: ReadonlySet<BlockType> = new Set(['cards', 'commitments', 'domains']);

/** The blocks of a page, in their order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => {
    const content = rendered(block);
    if (block.type === 'banner') return <div key={index}>{content}</div>;
    return (
      <Part
        key={index}
        id={block.id}
        tabIndex={block.id ? -1 : undefined}
        $isOnSurface={ON_SURFACE.has(block.type)}
      >
        <Container>{content}</Container>
      </Part>
    );
  });
}

function rendered<Type extends BlockType>({ type, content }: { type: Type; content: BlockContent[Type] }) {
  return createElement<{ content: BlockContent[Type] }>(RENDERERS[type], { content });
}

const Part = styled(Section)<{ $isOnSurface: boolean }>`
  ${({ $isOnSurface }) => $isOnSurface && 'background: var(--surface-2);'}
  &:focus {
    outline: 0;
  }
`;
