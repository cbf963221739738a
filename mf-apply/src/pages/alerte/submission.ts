import { BusinessError } from '@careers/api-client';
import type { AlertReceipt, ApiClient } from '@careers/api-client';
import { refusalErrors } from '../../wizard/description.ts';
import { failureOf } from '../../wizard/submission-failure.ts';
import type { Errors } from '../../wizard/types.ts';
import { writeFields } from '../../wizard/values.ts';
import { nameAlert } from './criteria-label.ts';
import type { NamedAlert } from './criteria-label.ts';
import type { AlertDescription, Values } from './description.ts';
import { chosenPlace } from './fields/place.tsx';
import { keptOf } from './fields/searched.tsx';

export interface StoredAlert {
  receipt: AlertReceipt;
  alert: NamedAlert;
}

/** Sends an alert; the server stores it once. */
export async function sendAlert(
  client: ApiClient,
  description: AlertDescription,
  values: Values,
): Promise<{ stored: StoredAlert } | { errors: Errors }> {
  const form = new FormData();
  writeFields(form, description, values);
  try {
    const receipt = await client.alerts.subscribe(form);
    return { stored: { receipt, alert: alertOf(description, values) } };
  } catch (error) {
    const isRefused = error instanceof BusinessError;
    return { errors: isRefused ? refusalErrors(description, error.items) : failureOf(error) };
  }
}

function alertOf({ subject }: AlertDescription, values: Values): NamedAlert {
  const { jobs, entities, searched } = subject;
  return nameAlert({
    jobs: jobs.filter(({ code }) => values.jobs.includes(code)),
    entities: entities.filter(({ code }) => values.entities.includes(code)),
    searched: { place: chosenPlace(values.place, searched.place), ...keptOf(searched, values.searched) },
  });
}
