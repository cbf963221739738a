import styled from 'styled-components';
import { Link } from '@careers/platform';
import { Button, Radio } from '@careers/ui';
import { Group } from '../../fields/group.tsx';

/** Reasons, which the server counts without the address. */
const REASONS = [
  ['FOUND_JOB', 'J’ai trouvé un emploi'],
  ['NO_LONGER_LOOKING', 'Je ne cherche plus'],
  ['NOT_RELEVANT', 'Les offres ne me conviennent pas'],
  ['TOO_MANY_MAILS', 'Je reçois trop d’e-mails'],
  ['OTHER', 'Pour une autre raison'],
] as const;

/** Ends an alert, with an optional reason. */
export function EndForm({ token }: { token: string }) {
  return (
    <Form
      method="post"
      action={`/api/v2.0/offers/subscriptionmailwithoutaccount/unsubscription?token=${token}`}
    >
      <Group
        label={'Pourquoi partez-vous\u00a0?'}
        hint="Votre réponse est comptée sans votre adresse."
        isRequired={false}
      >
        {REASONS.map(([code, label]) => (
          <Radio key={code} name="reason" value={code}>
            {label}
          </Radio>
        ))}
      </Group>
      <p>
        Trop d’e-mails, ou d’autres offres voulues&nbsp;?{' '}
        <Link to={`/alerte/modifier?jeton=${token}`}>Modifiez plutôt votre alerte</Link>
      </p>
      <p>
        <Button type="submit">Me désinscrire</Button>
      </p>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.5rem;
`;
