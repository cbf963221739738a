import styled from 'styled-components';
import { useLoaderData, useSite } from '@careers/platform';
import { Button, Container, Lead, Section } from '@careers/ui';
import { SendIcon } from '@careers/ui/icons';
import { wordingOf } from '../../widgets/application/rules/wording.ts';
import type { ApplicationSubject } from '../../widgets/application/subject.ts';
import type { PlainFormData } from './loader.ts';
import { PlainConsent } from '../../forms/plain-consent.tsx';
import { PlainForm } from '../../forms/plain-form.tsx';
import { PlainDocument, PlainEmail, PlainText } from '../../forms/plain-fields.tsx';
import { PlainQuestion } from './plain-question.tsx';

/** The whole application on one page, sent by the browser itself: it needs no JavaScript. */
export default function PlainFormPage() {
  const { subject } = useLoaderData<PlainFormData>();
  const { productId } = useSite().configuration;
  const wording = wordingOf(subject);
  return (
    <Section>
      <Narrow>
        <h1>{wording.title}</h1>
        {subject.type === 'OFFER' && (
          <Lead>
            {subject.subject.place}, {subject.subject.contract}. Réf. {subject.reference}
          </Lead>
        )}
        <PlainForm
          action="/api/v2.0/applicationswithoutaccount/"
          hidden={{ ...hiddenFields(subject), source: productId }}
          button={
            <Button type="submit">
              <SendIcon />
              {wording.send}
            </Button>
          }
        >
          <PlainText name="firstName" label="Prénom" autoComplete="given-name" maxLength={80} required />
          <PlainText name="lastName" label="Nom" autoComplete="family-name" maxLength={80} required />
          <PlainEmail />
          <PlainText
            name="postalCode"
            label="Code postal"
            hint="Exemple&nbsp;: 44000"
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={10}
            required
          />
          <PlainText name="phone" label="Téléphone" type="tel" autoComplete="tel" maxLength={40} />
          <PlainDocument name="cv" label="Votre CV" required={subject.isCvRequired} />
          <PlainDocument name="motivation" label="Votre lettre de motivation" />
          {subject.questions.map((question) => (
            <PlainQuestion key={question.id} question={question} />
          ))}
          <PlainConsent text={wording.consent.note} label={wording.consent.label} />
        </PlainForm>
      </Narrow>
    </Section>
  );
}

function hiddenFields(subject: ApplicationSubject): Record<string, string> {
  if (subject.type === 'OFFER') return { type: subject.type, offerReference: subject.reference };
  if (subject.type === 'DCE') return { type: subject.type };
  return { type: subject.type, domain: subject.domain, codeEntity: subject.entityCodes.join(',') };
}

const Narrow = styled(Container)`
  max-width: 48rem;
`;
