import styled from 'styled-components';
import { Button, Input } from '@careers/ui';

/** The search as a plain form, where the search team's own cannot be had. */
export function PlainSearch() {
  return (
    <Form id="search-form" role="search" aria-label="Rechercher une offre d’emploi" action="/offres-emploi">
      <label>
        <b>Quel métier ?</b>
        <Input name="quoi" placeholder="Boucher, caisse, développeur…" />
      </label>
      <label>
        <b>Où ?</b>
        <Input name="lieu" placeholder="Ville, département, code postal" />
      </label>
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
  background: var(--bg);
  box-shadow: var(--e-2);
  @media (max-width: 767px) {
    grid-template-columns: 1fr;
  }
`;
