import styled from 'styled-components';
import { Container, Section, below } from '@careers/ui';
import { Link } from '@careers/platform';

interface NamedLink {
  label: string;
  href: string;
}

const CONTRACTS: readonly NamedLink[] = [
  { label: 'CDI', href: '/offres-emploi?codeContractType=dr_contract_cdi' },
  { label: 'CDD', href: '/offres-emploi?codeContractType=dr_contract_cdd' },
  { label: 'Alternance', href: '/offres-emploi?codeContractType=dr_contract_alternance' },
  { label: 'Stage', href: '/offres-emploi?codeContractType=dr_contract_stage' },
  { label: 'CDD saisonnier', href: '/offres-emploi?codeContractType=dr_contract_cddsaisonnier' },
];

export function PopularLinks({
  jobs,
  regions,
}: {
  jobs: readonly NamedLink[];
  regions: readonly NamedLink[];
}) {
  return (
    <Section>
      <Columns>
        <div>
          <h2>Trouver un emploi près de chez vous</h2>
          <p>
            Supermarchés, entrepôts, siège : le groupement recrute dans toutes les régions, en CDI, en CDD, en
            alternance ou pour la saison.
          </p>
        </div>
        <List title="Métiers populaires" links={jobs} />
        <List title="Régions" links={regions} />
        <List title="Contrats" links={CONTRACTS} />
      </Columns>
    </Section>
  );
}

function List({ title, links }: { title: string; links: readonly NamedLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>Emploi {label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 1.2fr repeat(3, 1fr);
  gap: 2.5rem;
  h2 {
    margin-bottom: 0.75rem;
    font-size: var(--fs-h3);
  }
  p {
    color: var(--text-2);
  }
  h3 {
    margin-bottom: 0.5rem;
    font: 700 1.0625rem/1.3 var(--font-text);
    letter-spacing: 0;
  }
  li a {
    display: inline-block;
    padding: 0.32rem 0;
    color: var(--text);
    text-decoration-color: var(--border-strong);
  }
  ${below('columns')} {
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${below('lists')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
