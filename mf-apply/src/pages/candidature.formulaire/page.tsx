import styled from 'styled-components';
import { useLoaderData, useSite } from '@careers/platform';
import { Button, Container, Lead, Section } from '@careers/ui';
import { SendIcon } from '@careers/ui/icons';
import { ServerConsent, ServerText } from '../../server-forms/server-fields.tsx';
import { ServerDocument } from '../../server-forms/server-document.tsx';
import { ServerForm } from '../../server-forms/server-form.tsx';
import { IDENTITY_INPUTS } from '../../widgets/application/identity-inputs.ts';
import { ServerRegion } from '../../widgets/application/region-field.tsx';
import { subjectFields } from '../../widgets/application/subject-fields.ts';
import { wordingOf } from '../../widgets/application/wording.ts';
import type { ServerFormData } from './page.server.ts';
import { ServerQuestion } from './server-question.tsx';

/** The application on one page, for browsers without JavaScript. */
export default function ServerFormPage() {
  const { subject } = useLoaderData<ServerFormData>();
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
        <ServerForm
          action="/api/v2.0/applicationswithoutaccount/"
          hidden={{ ...subjectFields(subject), source: productId }}
          button={
            <Button type="submit">
              <SendIcon />
              {wording.send}
            </Button>
          }
        >
          {subject.type === 'DCE' && <ServerRegion region={subject.region} />}
          {IDENTITY_INPUTS.map((input) => (
            <ServerText key={input.name} {...input} />
          ))}
          <ServerDocument name="cv" label="Votre CV" required={subject.isCvRequired} />
          <ServerDocument name="motivation" label="Votre lettre de motivation" />
          {subject.questions.map((question) => (
            <ServerQuestion key={question.id} question={question} />
          ))}
          <ServerConsent text={wording.consent.note} label={wording.consent.label} />
        </ServerForm>
      </Narrow>
    </Section>
  );
}

const Narrow = styled(Container)`
  max-width: 48rem;
`;
