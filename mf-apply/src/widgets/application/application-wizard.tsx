import { useMemo, useState } from 'react';
import { useFormState } from 'react-final-form';
import { useWidgetEnvironment } from '@careers/platform';
import { Message } from '@careers/ui';
import { SendIcon } from '@careers/ui/icons';
import { FormBoundary } from '../../wizard/form-boundary.tsx';
import { RESULT, stepNavigation } from '../../wizard/step-location.ts';
import { Wizard } from '../../wizard/wizard.tsx';
import { applicationDescription } from './description.ts';
import { keepDocuments, keptDocuments } from './documents/kept-documents.ts';
import { forgetDraft, readDraft, startingValues, writeDraft } from './draft.ts';
import type { Values } from './fields.ts';
import { readReceipt } from './result/receipt.ts';
import { regionIn } from './region-field.tsx';
import { ApplicationResult } from './result/result.tsx';
import { HASH } from './step-order.ts';
import { DataNote } from './steps/data-note.tsx';
import type { ApplicationSubject } from './subject.ts';
import { useSubmission } from './submission/use-submission.ts';
import { wordingOf } from './wording.ts';

export interface ApplicationWizardProps {
  subject: ApplicationSubject;
  askedStep: string;
  onDirtyChange(isDirty: boolean): void;
  onClose(): void;
}

export function ApplicationWizard(props: ApplicationWizardProps) {
  return (
    <FormBoundary>
      <ApplicationForm {...props} />
    </FormBoundary>
  );
}

function ApplicationForm({ subject, askedStep, onDirtyChange, onClose }: ApplicationWizardProps) {
  const { navigate } = useWidgetEnvironment();
  const address = useMemo(() => stepNavigation({ name: HASH, navigate }), [navigate]);
  const description = useMemo(() => applicationDescription(subject), [subject]);
  const [openedFor] = useState(() => regionIn(askedStep));
  const draft = useMemo(() => readDraft(subject), [subject]);
  const initialValues = useMemo(
    () => ({
      ...(draft?.values ?? startingValues(subject)),
      ...(openedFor && { region: openedFor }),
      ...keptDocuments(subject),
    }),
    [draft, openedFor, subject],
  );
  // After a reload, the result shows the receipt.
  const [receipt] = useState(() => (askedStep === RESULT ? readReceipt(subject) : null));
  const { result, submit } = useSubmission(description, receipt && { state: 'sent', receipt });

  if (result) return <ApplicationResult subject={subject} result={result} onClose={onClose} />;
  return (
    <Wizard
      description={description}
      initialValues={initialValues}
      address={{ ...address, askedStep }}
      submit={async (values, onProgress) => {
        const errors = await submit(values, onProgress);
        if (!errors) onDirtyChange(false);
        return errors;
      }}
      draft={{
        isFromDraft: draft !== null,
        onDirtyChange,
        onKeep(values: Values, isWorthKeeping) {
          keepDocuments(subject, values);
          if (isWorthKeeping) writeDraft(subject, values);
          else forgetDraft(subject);
        },
      }}
      send={{ icon: <SendIcon />, label: wordingOf(subject).send }}
      isLong={subject.type === 'SPONTANEOUS' && subject.entityCodes.length > 1}
      notice={draft?.hadFile && <LostFile />}
      note={<DataNote />}
    />
  );
}

/** Asks for the file again, which a draft cannot keep. */
function LostFile() {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  if (values.cv || values.motivation) return null;
  return (
    <Message tone="info" role="status">
      Vos réponses ont été retrouvées. Ajoutez à nouveau votre fichier&nbsp;: un navigateur ne peut pas le
      garder.
    </Message>
  );
}
