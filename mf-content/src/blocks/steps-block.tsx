import styled from 'styled-components';
import { AutoGrid } from '@careers/ui';
import type { BlockContent } from '../../content/schema/blocks.ts';
import { BlockHead } from './block-head.tsx';
import { BlockLinks } from './block-links.tsx';

export function StepsBlock({ content: { title, lead, items, links } }: { content: BlockContent['steps'] }) {
  return (
    <>
      <BlockHead title={title} lead={lead} />
      <Steps as="ol" $column="13rem" $isStretched>
        {items.map(({ title: name, text }, index) => (
          <li key={name}>
            <StepNumber data-ground="tint" aria-hidden="true">
              {index + 1}
            </StepNumber>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
      <BlockLinks links={links} />
    </>
  );
}

const StepNumber = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-bottom: 1rem;
  border-radius: 50%;
  background: var(--citron-500);
  font: 800 1.25rem/1 var(--font-display);
`;

const Steps = styled(AutoGrid)`
  gap: 2rem 1.5rem;
  li {
    position: relative;
    padding-top: 1.25rem;
    border-top: 2px solid var(--text);
  }
  p {
    margin-top: 0.4rem;
    color: var(--text-2);
  }
`;
