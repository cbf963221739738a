import { useMemo, useState } from 'react';
import { createApiClient } from '@careers/api-client';
import { useLocation, useSite } from '@careers/platform';
import { BellIcon } from '@careers/ui/icons';
import { useLeaveWarning } from '../../wizard/use-leave-warning.ts';
import { Wizard } from '../../wizard/wizard.tsx';
import type { AlertData } from './alert-data.ts';
import { AlertResult } from './alert-result.tsx';
import { alertDescription } from './description.ts';
import type { Values } from './description.ts';
import { forgetDraft, hasDraft, startingValues, writeDraft } from './draft.ts';
import { sendAlert } from './submission.ts';
import type { StoredAlert } from './submission.ts';
import { useRouterStep } from './use-router-step.ts';

export function AlertWizard({ data }: { data: AlertData }) {
  const { api } = useSite();
  const address = useRouterStep();
  const state: unknown = useLocation().state;
  // Read once, as steps are other history entries.
  const [given] = useState(() => emailIn(state));
  const [isFromDraft] = useState(() => hasDraft(data));
  const description = useMemo(() => alertDescription(data), [data]);
  const initialValues = useMemo(() => startingValues(data, given), [data, given]);
  const [stored, setStored] = useState<StoredAlert>();
  const [isDirty, setIsDirty] = useState(false);
  useLeaveWarning(isDirty && !stored);
  if (stored) return <AlertResult {...stored} />;
  return (
    <Wizard
      description={description}
      initialValues={initialValues}
      address={address}
      submit={async (values) => {
        const result = await sendAlert(createApiClient(api), description, values);
        if ('errors' in result) return result.errors;
        setStored(result.stored);
        forgetDraft(data);
        return undefined;
      }}
      draft={{
        isFromDraft,
        onDirtyChange: setIsDirty,
        onKeep(values: Values, isWorthKeeping) {
          if (isWorthKeeping) writeDraft(data, values);
          else forgetDraft(data);
        },
      }}
      send={{ icon: <BellIcon />, label: 'Créer mon alerte' }}
    />
  );
}

/** The e-mail address passed by the previous page; a navigation's state may be anything. */
function emailIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' && state.email ? state.email : undefined;
}
