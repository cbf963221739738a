import { Lead } from '@careers/ui';
import { Field } from 'react-final-form';
import { Honeypot } from '../../../forms/honeypot.tsx';
import { keepText } from '../../../forms/keep-text.ts';
import { FILE_RULE } from '../rules/file.ts';
import type { Step } from '../rules/steps.ts';
import type { ApplicationSubject } from '../subject.ts';
import { Confirmation } from './confirmation.tsx';
import { DocumentField } from './document-field.tsx';
import { QuestionField } from './question-field.tsx';
import { TextField } from './text-field.tsx';

/** The fields of a step. */
export function StepFields({ step, subject }: { step: Step; subject: ApplicationSubject }) {
  switch (step) {
    case 'cv':
      return (
        <>
          <Lead>{FILE_RULE}</Lead>
          <DocumentField name="cv" label="Votre CV" isRequired={subject.isCvRequired} />
        </>
      );
    case 'informations':
      return (
        <>
          <TextField name="firstName" label="Prénom" autoComplete="given-name" isRequired />
          <TextField name="lastName" label="Nom" autoComplete="family-name" isRequired />
          <TextField
            name="email"
            label="Adresse e-mail"
            type="email"
            autoComplete="email"
            hint="Exemple&nbsp;: nom@exemple.fr"
            isRequired
          />
          <TextField
            name="postalCode"
            label="Code postal"
            autoComplete="postal-code"
            inputMode="numeric"
            hint="Exemple&nbsp;: 44000"
            isRequired
          />
          <TextField name="phone" label="Téléphone" type="tel" autoComplete="tel" />
          <Honeypot>
            <Field name="website" {...keepText}>
              {({ input }) => <input {...input} type="text" tabIndex={-1} autoComplete="off" />}
            </Field>
          </Honeypot>
        </>
      );
    case 'motivation':
      return (
        <>
          <Lead>
            Une lettre si vous en avez envie, rien si vous préférez&nbsp;: votre CV suffit. {FILE_RULE}
          </Lead>
          <DocumentField name="motivation" label="Votre lettre de motivation" isRequired={false} />
        </>
      );
    case 'questions':
      return subject.questions.map((question) => <QuestionField key={question.id} question={question} />);
    case 'confirmation':
      return <Confirmation subject={subject} />;
  }
}
