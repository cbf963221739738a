import styled from 'styled-components';
import { Container, Section } from '@careers/ui';
import type { BlockContent } from '../../content/schema/blocks.ts';
import { BlockLinks } from './block-links.tsx';

/** A call to action across the page. */
export function BannerBlock({ content: { title, text, tone, links } }: { content: BlockContent['banner'] }) {
  const isDark = tone === 'ink';
  return (
    <Root data-ground={isDark ? 'dark' : 'tint'} $isDark={isDark}>
      <Row>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <BlockLinks links={links} variant={isDark ? 'primary' : 'ink'} />
      </Row>
    </Root>
  );
}

const Root = styled(Section)<{ $isDark: boolean }>`
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
