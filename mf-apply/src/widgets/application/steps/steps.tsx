import { Lead } from '@careers/ui';
import { HoneypotField } from '../../../fields/honeypot-field.tsx';
import { TextField } from '../../../fields/text-field.tsx';
import { DocumentField } from '../documents/document-field.tsx';
import { FILE_RULE, PICTURE_RULE } from '../documents/document-rule.ts';
import { IDENTITY_INPUTS } from '../identity-inputs.ts';
import type { ApplicationSubject } from '../subject.ts';
import { QuestionField } from './question-field.tsx';

export function IdentityStep() {
  return (
    <>
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
  return (
    <>
      <Lead>Une lettre si vous en avez envie, rien si vous préférez&nbsp;: votre CV suffit. {FILE_RULE}</Lead>
      <DocumentField name="motivation" label="Votre lettre de motivation" isRequired={false} />
    </>
  );
}

export function QuestionsStep({ subject }: { subject: ApplicationSubject }) {
  return subject.questions.map((question) => <QuestionField key={question.id} question={question} />);
}
