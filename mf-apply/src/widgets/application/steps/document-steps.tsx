import { Lead } from '@careers/ui';
import { DocumentField } from '../documents/document-field.tsx';
import { FILE_RULE } from '../documents/document-rule.ts';
import type { ApplicationSubject } from '../subject.ts';

export function CvStep({ subject }: { subject: ApplicationSubject }) {
  return (
    <>
      <Lead>{FILE_RULE}</Lead>
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
