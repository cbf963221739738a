import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumb, Container, Lead, Masthead, below } from '@careers/ui';
import { useLoaderData } from '@careers/platform';
import type { LegalPage as LegalPageContent } from '../../content/schema/pages.ts';
import { LegalParts } from './legal-parts.tsx';

/** A legal page; its text is loader data, not script. */
export function LegalPage() {
  const page = useLoaderData<LegalPageContent>();
  return (
    <LegalLayout page={page}>
      <LegalParts parts={page.parts} />
    </LegalLayout>
  );
}

export function LegalLayout({ page, children }: { page: LegalPageContent; children: ReactNode }) {
  return (
    <>
      <Masthead ground="lavande-100" picture="scene-documents">
        <Breadcrumb crumbs={[{ label: page.title }]} />
        <h1>{page.title}</h1>
        <Lead>{page.lead}</Lead>
        <Updated>Mise à jour : {page.updated}</Updated>
      </Masthead>
      <Columns>
        <nav aria-labelledby="contents">
          <h2 id="contents">Sur cette page</h2>
          <ol>
            {page.parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>{children}</div>
      </Columns>
    </>
  );
}

const Updated = styled.p`
  margin-top: 1rem;
  color: var(--text-2);
  font-size: var(--fs-sm);
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 16rem minmax(0, 1fr);
  gap: 2rem clamp(2rem, 6vw, 6rem);
  padding-block: var(--section);
  counter-reset: part;
  nav {
    position: sticky;
    top: 2rem;
    align-self: start;
  }
  nav h2 {
    margin-bottom: 0.5rem;
    font: 700 1.0625rem/1.3 var(--font-text);
    letter-spacing: 0;
  }
  nav a {
    display: block;
    padding: 0.4rem 0;
    color: var(--text);
    font-size: var(--fs-sm);
    text-decoration-color: var(--border-strong);
  }
  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
    nav {
      position: static;
      padding-bottom: 1.5rem;
      border-bottom: 1px solid var(--border);
    }
  }
`;
