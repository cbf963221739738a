import { useState } from 'react';
import styled from 'styled-components';
import { Link } from '@careers/platform';
import { VisuallyHidden, hovering, visuallyHidden } from '@careers/ui';
import { Count } from '../offres-emploi/filters/option-count.tsx';
import { DepartmentFinder } from './department-finder.tsx';
import type { DepartmentOffers } from './department-offers.ts';
import { isNamed } from './is-named.ts';

/** Number of rows visible without scrolling. */
const MANY = 12;

interface DepartmentListProps {
  departments: readonly DepartmentOffers[];
  onShow(code: string): void;
}

/** The map's figures as text, highest count first. */
export function DepartmentList({ departments, onShow }: DepartmentListProps) {
  const [typed, setTyped] = useState('');
  const found = departments.filter((department) => isNamed(department, typed));
  return (
    <section aria-labelledby="departments">
      <Title id="departments">Offres par département</Title>
      {departments.length > MANY && <DepartmentFinder typed={typed} onType={setTyped} count={found.length} />}
      <List aria-labelledby="departments">
        {found.map(({ code, label, count, href, isCurrent }) => (
          <li key={code}>
            <Row
              to={href}
              aria-current={isCurrent ? 'location' : undefined}
              onFocus={() => onShow(code)}
              onPointerEnter={() => onShow(code)}
            >
              <span>
                {label}
                {isCurrent && <VisuallyHidden>, lieu de votre recherche</VisuallyHidden>}
              </span>{' '}
              <strong>
                <Count count={count} />
              </strong>
            </Row>
          </li>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: 0.75rem;
  font-size: var(--fs-h3);
`;

const List = styled.ol`
  columns: 13rem;
  column-gap: 1.5rem;
  > li {
    break-inside: avoid;
  }
`;

const Row = styled(Link)`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  align-items: center;
  min-height: var(--target);
  padding: 0.25rem 0.5rem;
  border-bottom: 1px solid var(--border);
  color: var(--text);
  text-decoration: none;
  [data-unit] {
    ${visuallyHidden}
  }
  &[aria-current] {
    border: 2px solid var(--text);
    border-radius: var(--r-1);
    font-weight: 700;
  }
  ${hovering} {
    &:hover {
      background: var(--surface-2);
      text-decoration: underline;
    }
  }
`;
