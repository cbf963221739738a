import { useState } from 'react';
import styled from 'styled-components';
import { Chip, Container, Lead, Logo, below, darkTheme, hovering } from '@careers/ui';
import { FAMILIES } from './families.ts';

/** All families of components, with a table of contents. */
export function Page() {
  return (
    <>
      <Header>
        <Row>
          <Logo />
          <ThemeSwitch />
        </Row>
      </Header>
      <Columns>
        <Contents aria-label="Components">
          <ul>
            {FAMILIES.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </Contents>
        <main>
          <h1 lang="fr">Le Rayon</h1>
          <Lead>
            The design system of the recruitment site: square modules, frank colours, light cut in two. Each
            name below is an export of <code>@careers/ui</code>.
          </Lead>
          {FAMILIES.map(({ id, title, Examples }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <Examples />
            </section>
          ))}
        </main>
      </Columns>
    </>
  );
}

/** Switches all examples between the themes. */
function ThemeSwitch() {
  const [isDark, setIsDark] = useState(false);
  return (
    <>
      {isDark && <style>{darkTheme}</style>}
      <Chip type="button" aria-pressed={isDark} onClick={() => setIsDark(!isDark)}>
        Dark theme
      </Chip>
    </>
  );
}

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: 60;
  border-bottom: 1px solid var(--border);
  background: var(--bg);
`;

const Row = styled(Container)`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 4.5rem;
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 11rem minmax(0, 1fr);
  gap: 4rem;
  padding-block: 3rem 6rem;
  main > section {
    margin-top: 4.5rem;
    padding-top: 1.5rem;
    border-top: 1.5px solid var(--text);
  }
  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 2rem;
  }
`;

const Contents = styled.nav`
  ul {
    position: sticky;
    top: 6rem;
    display: grid;
    font-size: var(--fs-sm);
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    color: var(--text);
    text-decoration: none;
  }
  ${hovering} {
    a:hover {
      text-decoration: underline;
    }
  }
  ${below('columns')} {
    ul {
      position: static;
      grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    }
  }
`;
