import styled from 'styled-components';
import { Button, Input, below } from '@careers/ui';

/** A plain search form, where the search widget cannot be loaded. */
export function PlainSearch() {
  return (
    <Form id="search-form" role="search" aria-label="Rechercher une offre d’emploi" action="/offres-emploi">
      <div>
        <label htmlFor="plain-what">Quel métier ?</label>
        <Input id="plain-what" name="quoi" placeholder="Boucher, développeur…" />
      </div>
      <div>
        <label htmlFor="plain-where">Où ?</label>
        <Input id="plain-where" name="lieu" placeholder="Nantes, Vendée, 85000…" />
      </div>
      <Button type="submit" $size="large">
        Rechercher
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: 1rem;
  align-items: end;
  padding: 1rem 1.25rem;
  border-radius: 1.75rem;
  background: var(--floating);
  box-shadow: var(--e-2);
  label {
    font-weight: 700;
  }
  ${below('tablet')} {
    grid-template-columns: 1fr;
  }
`;
