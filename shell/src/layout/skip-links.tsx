import styled from 'styled-components';

const LINKS = [
  { target: 'main-content', label: 'Aller au contenu' },
  { target: 'main-nav', label: 'Aller au menu' },
  { target: 'search-form', label: 'Aller à la recherche' },
  { target: 'footer', label: 'Aller au pied de page' },
];

/** First in the tab order of every page; the link to the search only with a search form. */
export function SkipLinks({ hasSearchForm }: { hasSearchForm: boolean }) {
  return (
    <Nav aria-label="Accès rapide">
      {LINKS.map(({ target, label }) => (
        <a
          key={target}
          href={`#${target}`}
          data-skip-to={target}
          hidden={target === 'search-form' && !hasSearchForm}
        >
          {label}
        </a>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  position: absolute;
  top: 0;
  left: 0;
  z-index: 60;
  a {
    position: absolute;
    top: -6rem;
    left: 1rem;
    padding: 0.75rem 1.25rem;
    border-radius: 0 0 var(--r-2) var(--r-2);
    background: var(--citron-500);
    color: var(--aubergine-950);
    font-weight: 700;
    width: max-content;
    max-width: calc(100vw - 2rem);
  }
  a:focus {
    top: 0;
  }
`;
