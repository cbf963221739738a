import styled from 'styled-components';
import { Link } from '@careers/platform';
import { Button, hiddenWithoutScript } from '@careers/ui';
import { countLabel } from '../../../url/index.ts';
import type { DepartmentOffers } from '../department-offers.ts';

/** The department under the pointer; its space is reserved, so that nothing moves. */
export function ShownDepartment({ department }: { department: DepartmentOffers | undefined }) {
  return (
    <Root>
      {department ? (
        <>
          <p>
            <Name>{department.label}</Name>
            <span>{countLabel(department.count)}</span>
          </p>
          <Button as={Link} to={department.href} tabIndex={-1} $variant="ink">
            Voir les offres
          </Button>
        </>
      ) : (
        <p>Choisissez un département pour voir ses offres.</p>
      )}
    </Root>
  );
}

const Name = styled.strong`
  display: block;
  font-size: var(--fs-h4);
`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  align-items: center;
  min-height: 4.25rem;
  ${hiddenWithoutScript}
`;
