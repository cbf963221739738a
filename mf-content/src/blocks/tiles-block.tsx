import styled from 'styled-components';
import { AutoGrid, Illustration } from '@careers/ui';
import type { BlockContent } from '../../content/schema/blocks.ts';
import { Anchor } from './anchor.tsx';
import { BlockHead } from './block-head.tsx';

/** Coloured tiles side by side. */
export function TilesBlock({ content: { title, lead, items } }: { content: BlockContent['tiles'] }) {
  return (
    <>
      <BlockHead title={title} lead={lead} />
      <Tiles data-ground="tint" $column="16rem" $isStretched>
        {items.map(({ value, title: name, text, picture, link }) => (
          <li key={name}>
            <div>
              {value && <Value>{value}</Value>}
              <h3>{name}</h3>
              {text && <p>{text}</p>}
              {link && <Anchor href={link.href}>{link.label}</Anchor>}
            </div>
            {picture && <Illustration name={picture} width={400} height={250} />}
          </li>
        ))}
      </Tiles>
    </>
  );
}

const Value = styled.span`
  display: block;
  margin-bottom: 0.25rem;
  font: 800 2.75rem/1 var(--font-display);
  letter-spacing: -0.04em;
`;

const Tiles = styled(AutoGrid)`
  li {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    border-radius: var(--r-3);
    overflow: hidden;
  }
  li > div {
    padding: 1.5rem;
  }
  li:nth-child(6n + 1) {
    background: var(--citron-500);
  }
  li:nth-child(6n + 2) {
    background: var(--lavande-300);
  }
  li:nth-child(6n + 3) {
    background: var(--basilic-300);
  }
  li:nth-child(6n + 4) {
    background: var(--rose-300);
  }
  li:nth-child(6n + 5) {
    background: var(--ciel-300);
  }
  li:nth-child(6n) {
    background: var(--tomate-200);
  }
  p {
    margin-top: 0.35rem;
  }
  a {
    display: inline-block;
    padding-block: 0.5rem;
    color: inherit;
    font-weight: 700;
  }
  img {
    width: 100%;
  }
`;
