import styled from 'styled-components';
import { Link, useLoaderData } from '@careers/platform';
import { Button, Container, Lead } from '@careers/ui';
import type { ExampleData } from './page.server.ts';

export default function ExamplePage() {
  const { offers } = useLoaderData<ExampleData>();
  return (
    <Page>
      <h1>Nouvelle page</h1>
      <Lead>Elle vient d’un dépôt à part, et se publie sans attendre personne.</Lead>
      <p>{offers === 1 ? 'Une offre vous attend.' : `${offers} offres vous attendent.`}</p>
      <Button as={Link} to="/offres-emploi">
        Voir les offres
      </Button>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  justify-items: start;
  gap: 1.5rem;
  padding-block: 2.5rem 5rem;
`;
