import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, Mosaic, below } from '@careers/ui';
import type { IllustrationName } from '@careers/ui';

interface HeadWithModulesProps {
  /** A colour of the design system. */
  ground: string;
  modules: readonly IllustrationName[];
  /** Breadcrumb, title and lead. */
  children: ReactNode;
}

/** The top of a page beside a mosaic, which narrow screens leave out. */
export function HeadWithModules({ ground, modules, children }: HeadWithModulesProps) {
  return (
    <Head data-ground="tint" style={{ background: `var(--${ground})` }}>
      <Container>
        <div>{children}</div>
        <Mosaic names={modules} columns={2} />
      </Container>
    </Head>
  );
}

const Head = styled.div`
  ${Container} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: 2rem;
  }
  overflow-x: clip;
  /* As in other heads, the pictures reach the window's edge. */
  ${Container} > div[aria-hidden] {
    margin-right: calc(-1 * max(var(--gutter), (100vw - var(--container)) / 2));
  }
  ${Container} > div:first-child {
    padding-block: clamp(1.25rem, 3vw, 3rem) clamp(1.5rem, 3vw, 3rem);
  }
  h1 {
    margin-top: 1.25rem;
  }
  h1 + p {
    margin-top: 1rem;
    color: var(--text);
  }
  ${below('columns')} {
    ${Container} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    ${Container} > div[aria-hidden] {
      display: none;
    }
  }
`;
