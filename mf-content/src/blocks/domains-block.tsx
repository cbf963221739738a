import styled from 'styled-components';
import { AutoGrid, below, hovering } from '@careers/ui';
import { ArrowRightIcon } from '@careers/ui/icons';
import type { BlockContent } from '../../content/schema/blocks.ts';
import { Anchor } from './anchor.tsx';
import { BlockHead } from './block-head.tsx';

/** Fields of work as a list of links. */
export function DomainsBlock({ content: { title, lead, links } }: { content: BlockContent['domains'] }) {
  return (
    <>
      <BlockHead title={title} lead={lead} />
      <Links $column="18rem">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Anchor href={href}>
              {label}
              <ArrowRightIcon />
            </Anchor>
          </li>
        ))}
      </Links>
    </>
  );
}

const Links = styled(AutoGrid)`
  gap: 0 clamp(1.5rem, 4vw, 4rem);
  a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    height: 100%;
    padding: 1rem 0;
    border-top: 1.5px solid var(--text);
    color: var(--text);
    font-weight: 700;
    text-decoration: none;
    ${below('lists')} {
      overflow-wrap: anywhere;
    }
  }
  ${hovering} {
    a:hover {
      text-decoration: underline;
    }
  }
  svg {
    flex: none;
    transition: transform var(--t-2) var(--ease);
  }
  ${hovering} {
    a:hover svg {
      transform: translateX(4px);
    }
  }
`;
