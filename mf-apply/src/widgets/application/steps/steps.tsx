import { Lead } from '@careers/ui';
import { HoneypotField } from '../../../fields/honeypot-field.tsx';
import { TextField } from '../../../fields/text-field.tsx';
import { DocumentField } from '../documents/document-field.tsx';
import { FILE_RULE, PICTURE_RULE } from '../documents/document-rule.ts';
import { IDENTITY_INPUTS } from '../identity-inputs.ts';
import { RegionField } from '../region-field.tsx';
import type { ApplicationSubject } from '../subject.ts';
import { useWizardField } from '../../../wizard/use-wizard-field.ts';
import { QuestionField } from './question-field.tsx';

export function IdentityStep({ subject }: { subject: ApplicationSubject }) {
  return (
    <>
      {subject.type === 'DCE' && <RegionField />}
      {IDENTITY_INPUTS.map((input) => (
        <TextField key={input.name} {...input} />
      ))}
      <HoneypotField />
    </>
  );
}

export function CvStep({ subject }: { subject: ApplicationSubject }) {
  return (
    <>
      <Lead>
        {FILE_RULE} {PICTURE_RULE}
      </Lead>
      <DocumentField name="cv" label="Votre CV" isRequired={subject.isCvRequired} />
    </>
  );
}

/** The optional letter. */
export function MotivationStep() {
  const { input } = useWizardField<File | null>('cv');
  return (
    <>
      <Lead>
        {`Une lettre si vous en avez envie, rien si vous préférez${input.value ? '\u00A0: votre CV suffit' : ''}. ${FILE_RULE}`}
      </Lead>
      <DocumentField name="motivation" label="Votre lettre de motivation" isRequired={false} />
    </>
  );
}

export function QuestionsStep({ subject }: { subject: ApplicationSubject }) {
  return subject.questions.map((question) => <QuestionField key={question.id} question={question} />);
}
