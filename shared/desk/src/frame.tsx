import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, below, focusRing, hovering } from '@careers/ui';
import { Brand } from './parts/brand.tsx';
import { shortName, timeWords } from './parts/words.ts';

const LINKS = [
  { to: '/desk', name: 'Board' },
  { to: '/desk/versions', name: 'Versions' },
  { to: '/desk/history', name: 'History' },
  { to: '/desk/shells', name: 'Shells' },
  { to: '/desk/freezes', name: 'Freezes' },
  { to: '/desk/access', name: 'Access' },
];

interface FrameProps {
  /** Address of the entry that the page belongs to. */
  section: string;
  person: string | null;
  now: string;
  /** Line that reports moves while the page is open. */
  live: ReactNode;
  children: ReactNode;
}

/** Layout of every page: skip link, header with menu, footer with the time of the data. */
export function Frame({ section, person, now, live, children }: FrameProps) {
  return (
    <>
      <Skip href="#main">Skip to content</Skip>
      <Bar data-ground="dark">
        <Inner>
          <Brand />
          <nav aria-label="Desk">
            <Entries>
              {LINKS.map(({ to, name }) => (
                <li key={to}>
                  <Entry href={to} aria-current={section === to ? 'page' : undefined}>
                    {name}
                  </Entry>
                </li>
              ))}
            </Entries>
          </nav>
          {person !== null && (
            <Person method="post" action="/logout">
              <Name>{shortName(person)}</Name>
              <Leave>Log out</Leave>
            </Person>
          )}
        </Inner>
      </Bar>
      <Main id="main" tabIndex={-1}>
        <Wide>{children}</Wide>
      </Main>
      {live}
      <Foot>
        <Wide>{`As of ${timeWords(now, now)}, Paris time. Reload the page for what has moved since.`}</Wide>
      </Foot>
    </>
  );
}

interface HeadProps {
  title: ReactNode;
  state?: ReactNode;
  children?: ReactNode;
}

/** Breadcrumb above the title. */
export function Crumbs({ href, name, here }: { href: string; name: string; here: string }) {
  return (
    <Trail aria-label="Where you are">
      <a href={href}>{name}</a>
      {` / ${here}`}
    </Trail>
  );
}

/** A page's title, its state, and a one-line summary. */
export function PageHead({ title, state, children }: HeadProps) {
  return (
    <Head>
      <h1>
        {title} {state}
      </h1>
      {children}
    </Head>
  );
}

const Wide = styled(Container)`
  max-width: 92rem;
  padding-inline: clamp(1rem, 0.4rem + 2vw, 2rem);
`;

const Skip = styled.a`
  position: absolute;
  top: 0.5rem;
  left: 0.5rem;
  z-index: 2;
  padding: 0.5rem 1rem;
  border-radius: var(--r-1);
  background: var(--floating);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const Bar = styled.header`
  background: var(--aubergine-900);
  a:focus-visible,
  button:focus-visible {
    ${focusRing}
  }
`;

const Inner = styled(Wide)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  align-items: center;
  min-height: 3.75rem;
  padding-block: 0.4rem;
  ${below('tablet')} {
    nav {
      order: 1;
      width: 100%;
    }
  }
`;

const Entries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem;
`;

const Entry = styled.a`
  display: flex;
  align-items: center;
  min-height: 2.5rem;
  padding-inline: 0.7rem;
  border-radius: var(--r-1);
  color: var(--text-2);
  font-weight: 600;
  text-decoration: none;
  ${hovering} {
    &:hover {
      background: var(--surface-2);
      color: var(--text);
    }
  }
  &[aria-current] {
    background: var(--surface-2);
    box-shadow: inset 0 -3px 0 var(--text);
    color: var(--text);
  }
  ${below('tablet')} {
    min-height: var(--target);
    padding-inline: 0.5rem;
  }
`;

const Person = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  align-items: center;
  margin-left: auto;
`;

const Name = styled.span`
  color: var(--text-2);
  font-size: var(--fs-xs);
  font-weight: 700;
`;

const Leave = styled.button`
  min-height: 2.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--text);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

const Main = styled.main`
  padding-bottom: 4rem;
`;

const Trail = styled.nav`
  padding-top: 1.25rem;
  color: var(--text-2);
  font-size: var(--fs-xs);
  a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`;

const Head = styled.div`
  display: grid;
  gap: 0.35rem;
  padding-block: 1.5rem 1rem;
  nav + & {
    padding-top: 0.25rem;
  }
  h1 {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 0.75rem;
    align-items: center;
    overflow-wrap: anywhere;
  }
  p {
    max-width: 84ch;
    color: var(--text-2);
  }
`;

const Foot = styled.footer`
  padding-block: 1rem;
  border-top: 1px solid var(--border);
  color: var(--text-2);
  font-size: var(--fs-xs);
`;
