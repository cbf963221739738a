import { Lead } from '@careers/ui';
import { FILE_RULE } from '../rules/file.ts';
import type { Step } from '../rules/steps.ts';
import type { ApplicationSubject } from '../subject.ts';
import { Confirmation } from './confirmation.tsx';
import { DocumentField } from './document-field.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { QuestionField } from './question-field.tsx';

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
      return <IdentityFields />;
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
