import styled from 'styled-components';
import { fromHome } from './crumbs.ts';
import type { Crumb } from './crumbs.ts';

/** The page's place in the site; `crumbs` leave out the home page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane">
      <List>
        {fromHome(crumbs).map(({ label, href }) => (
          <li key={label} aria-current={href === undefined ? 'page' : undefined}>
            {href === undefined ? label : <a href={href}>{label}</a>}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  color: var(--text-2);
  font-size: var(--fs-sm);
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  li + li::before {
    content: '/';
    color: var(--border-strong);
  }
  a {
    padding: 0.3rem 0;
    color: inherit;
  }
`;
