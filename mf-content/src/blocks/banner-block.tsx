import styled from 'styled-components';
import { Container, Section, onDark, onTint } from '@careers/ui';
import type { BlockContent } from '../../content/schema/blocks.ts';
import { BlockLinks } from './block-links.tsx';

/** A call to action across the page. */
export function BannerBlock({ content: { title, text, tone, links } }: { content: BlockContent['banner'] }) {
  return (
    <Frame $isDark={tone === 'ink'}>
      <Row>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <BlockLinks links={links} variant={tone === 'ink' ? 'primary' : 'ink'} />
      </Row>
    </Frame>
  );
}

const Frame = styled(Section)<{ $isDark: boolean }>`
  ${({ $isDark }) => ($isDark ? onDark : onTint)}
  padding-block: clamp(2.5rem, 5vw, 4.5rem);
  background: ${({ $isDark }) => ($isDark ? 'var(--aubergine-900)' : 'var(--citron-500)')};
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0 3rem;
  > div {
    max-width: 44rem;
  }
  > div > p {
    margin-top: 0.75rem;
    font-size: 1.125rem;
  }
`;
