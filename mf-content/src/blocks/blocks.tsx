import { Fragment, createElement } from 'react';
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
import { QuoteBlock } from './quote.tsx';
import { SplitBlock } from './split-block.tsx';
import { StatementBlock } from './statement-block.tsx';
import { StepsBlock } from './steps-block.tsx';
import { TilesBlock } from './tiles-block.tsx';
import { ValuesBlock } from './values-block.tsx';

interface BlockProps<Type extends BlockType> {
  content: BlockContent[Type];
  /** The number of earlier blocks of this type on the page. */
  rank: number;
}

const RENDERERS: { [Type in BlockType]: ComponentType<BlockProps<Type>> } = {
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

/** Alternating backgrounds; figures keep the page's. */
const SURFACES: Partial<Record<BlockType, 'second' | 'accent' | 'own'>> = {
  cards: 'second',
  commitments: 'second',
  domains: 'second',
  figures: 'accent',
  banner: 'own',
};

/** The blocks of a page; `accent` is a colour of the design system. */
export function Blocks({ blocks, accent }: { blocks: readonly Block[]; accent: string }) {
  return blocks.map((block, index) => {
    const surface = SURFACES[block.type];
    const rank = blocks.slice(0, index).filter(({ type }) => type === block.type).length;
    if (surface === 'own') return <Fragment key={index}>{rendered(block, rank)}</Fragment>;
    const before = blocks[index - 1];
    return (
      <Part
        key={index}
        id={block.id}
        tabIndex={block.id ? -1 : undefined}
        data-ground={surface === 'accent' ? 'tint' : undefined}
        $surface={surface}
        $isContinued={before !== undefined && SURFACES[before.type] === surface}
        style={surface === 'accent' ? { background: `var(--${apart(accent)})` } : undefined}
      >
        <Container>{rendered(block, rank)}</Container>
      </Part>
    );
  });
}

/** Returns the accent, darker where it would blend into the neighbouring surface. */
function apart(accent: string): string {
  return accent === 'lavande-100' ? 'lavande-200' : accent;
}

function rendered<Type extends BlockType>(
  { type, content }: { type: Type; content: BlockContent[Type] },
  rank: number,
) {
  return createElement<BlockProps<Type>>(RENDERERS[type], { content, rank });
}

const Part = styled(Section)<{ $surface: string | undefined; $isContinued: boolean }>`
  ${({ $surface }) => $surface === 'second' && 'background: var(--surface-2);'}
  ${({ $isContinued }) => $isContinued && 'padding-top: 0;'}
`;
