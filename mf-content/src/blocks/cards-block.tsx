import styled from 'styled-components';
import { AutoGrid, coveredByLink, hovering } from '@careers/ui';
import type { BlockContent } from '../../content/schema/blocks.ts';
import { Anchor } from './anchor.tsx';
import { BlockHead } from './block-head.tsx';
import { ICONS } from './icons.ts';

/** Cards with an icon each; one with a link is clickable as a whole. */
export function CardsBlock({ content: { title, lead, items } }: { content: BlockContent['cards'] }) {
  return (
    <>
      <BlockHead title={title} lead={lead} />
      <Cards $column="17rem" $isStretched>
        {items.map(({ icon, title: name, text, href }) => {
          const Icon = ICONS[icon];
          return (
            <li key={name}>
              <Badge>
                <Icon size={24} />
              </Badge>
              <h3>{href === undefined ? name : <Anchor href={href}>{name}</Anchor>}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </Cards>
    </>
  );
}

const Badge = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  margin-bottom: 1.25rem;
  border-radius: 50%;
  background: var(--surface-3);
`;

const Cards = styled(AutoGrid)`
  li {
    ${coveredByLink}
    padding: 1.75rem;
    border: 1px solid var(--border);
    border-radius: var(--r-3);
    background: var(--raised);
  }
  ${hovering} {
    li:has(a):hover {
      border-color: var(--text);
    }
  }
  h3 {
    margin-bottom: 0.5rem;
  }
  p {
    color: var(--text-2);
  }
  /* Beside cards without a link. */
  a {
    text-decoration: underline;
  }
`;
