import styled from 'styled-components';
import { Button, Field, Input, hovering } from '@careers/ui';
import { MailIcon } from '@careers/ui/icons';
import { Link } from '@careers/platform';

const ACTION = '/api/v2.0/applicationswithoutaccount/later';

/** For those who have no CV at hand: the browser itself sends the form, with and without JavaScript. */
export function ApplyLater({ reference }: { reference: string }) {
  return (
    <Root>
      <summary>
        <MailIcon />
        <span>Recevoir le lien pour postuler plus tard</span>
      </summary>
      <Form method="post" action={ACTION} encType="multipart/form-data">
        <input type="hidden" name="offerReference" value={reference} />
        <Field
          label="Votre adresse e-mail"
          id="apply-later-email"
          isRequired
          hint={'Exemple\u00a0: nom@exemple.fr'}
        >
          {(control) => <Input {...control} name="email" type="email" autoComplete="email" required />}
        </Field>
        <p>
          Un seul e-mail, avec le lien de cette offre. Votre adresse est supprimée au plus tard deux jours
          après. <Link to="/donnees-personnelles">Données personnelles</Link>
        </p>
        <Button type="submit" $variant="secondary">
          Envoyer le lien
        </Button>
      </Form>
    </Root>
  );
}

const Root = styled.details`
  padding: 0.5rem;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  summary {
    display: flex;
    align-items: center;
    gap: 0.85rem;
    min-height: 3.25rem;
    padding: 0.5rem 0.75rem;
    border-radius: 1rem;
    font-weight: 650;
    line-height: 1.25;
    text-wrap: balance;
    cursor: pointer;
  }
  ${hovering} {
    summary:hover {
      background: var(--surface-2);
    }
  }
  svg {
    flex: none;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 0.75rem;
  padding: 0.5rem 0.75rem 1rem;
  p {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
`;
