import styled from 'styled-components';
import { Chip, ChipList } from '@careers/ui';
import { Link } from '@careers/platform';
import type { RelatedLinks as Related } from './find-related.ts';

export function RelatedLinks({ related: { pages, searches } }: { related: Related }) {
  if (pages.length + searches.length === 0) return null;
  return (
    <Links aria-labelledby="related">
      <h2 id="related">Pour aller plus loin</h2>
      <ul>
        {pages.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
      <ChipList>
        {searches.map(({ label, href }) => (
          <li key={href}>
            <Chip as={Link} to={href}>
              Emploi {label}
            </Chip>
          </li>
        ))}
      </ChipList>
    </Links>
  );
}

const Links = styled.nav`
  margin-top: 2.75rem;
  padding-top: 1.75rem;
  border-top: 1px solid var(--border);
  h2 {
    margin-bottom: 0.75rem;
    font-size: var(--fs-h3);
  }
  > ul + ul {
    margin-top: 0.75rem;
  }
  li > a:not([class]) {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 650;
  }
`;
