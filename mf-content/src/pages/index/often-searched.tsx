import styled from 'styled-components';
import { Chip } from '@careers/ui';
import { Link } from '@careers/platform';

const OFTEN_SEARCHED = [
  { label: 'Boucher', href: '/nos-offres/boucher' },
  { label: 'Hôte de caisse', href: '/nos-offres/hote-de-caisse' },
  { label: 'Préparateur de commandes', href: '/nos-offres/preparateur-de-commandes' },
  { label: 'Alternance', href: '/offres-emploi?codeContractType=dr_contract_alternance' },
  { label: 'Manager de rayon', href: '/nos-offres/manager-de-rayon' },
];

export function OftenSearched() {
  return (
    <Root>
      <Title id="often">Souvent cherché</Title>
      <ul aria-labelledby="often">
        {OFTEN_SEARCHED.map(({ label, href }) => (
          <li key={href}>
            <Chip as={Link} to={href}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Title = styled.span`
  font-weight: 700;
`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.6rem 1rem;
  padding-top: 1.5rem;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
  }
`;
