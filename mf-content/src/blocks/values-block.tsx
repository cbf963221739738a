import styled from 'styled-components';
import { AutoGrid, Illustration } from '@careers/ui';
import type { IllustrationName } from '@careers/ui';
import type { BlockContent } from '../../content/schema/blocks.ts';
import { BlockHead } from './block-head.tsx';

const PATTERNS: readonly IllustrationName[] = ['motif-m1', 'motif-m3', 'motif-m4', 'motif-m2'];

/** Values, each under a pattern of the brand. */
export function ValuesBlock({ content: { title, items } }: { content: BlockContent['values'] }) {
  return (
    <>
      <BlockHead title={title} />
      <Values $column="14rem" $isStretched>
        {items.map(({ title: name, text }, index) => (
          <li key={name}>
            <Illustration name={PATTERNS[index % PATTERNS.length] ?? 'motif-m1'} width={96} height={96} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Values>
    </>
  );
}

const Values = styled(AutoGrid)`
  gap: 2rem;
  img {
    width: clamp(4rem, 8vw, 6rem);
    margin-bottom: 1.25rem;
  }
  p {
    margin-top: 0.5rem;
    color: var(--text-2);
  }
`;
