import styled from 'styled-components';

const LINKS = [
  { target: 'main-content', label: 'Aller au contenu' },
  { target: 'main-nav', label: 'Aller au menu' },
  { target: 'search-form', label: 'Aller à la recherche' },
  { target: 'footer', label: 'Aller au pied de page' },
];

/** First in the tab order of every page; the search's only where there is a search form. */
export function SkipLinks() {
  return (
    <Nav aria-label="Accès rapide">
      {LINKS.map(({ target, label }) => (
        <a
          key={target}
          href={`#${target}`}
          data-target={target}
          onClick={(event) => {
            const element = document.getElementById(target);
            if (!element) return;
            // The address stays as it is: going back would otherwise only undo the jump.
            event.preventDefault();
            focusTarget(element);
          }}
        >
          {label}
        </a>
      ))}
    </Nav>
  );
}

/** On narrow screens the menu is behind its button; a form's first field is where one types. */
function focusTarget(element: HTMLElement): void {
  const isShown = element.checkVisibility?.() ?? true;
  const target = isShown ? element : document.querySelector<HTMLElement>('[aria-haspopup="dialog"]');
  if (!target) return;
  const field = target.matches('form') ? target.querySelector<HTMLElement>('input:not([type=hidden])') : null;
  (field ?? target).focus();
  target.scrollIntoView();
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
  body:not(:has(#search-form)) & [data-target='search-form'] {
    display: none;
  }
`;
