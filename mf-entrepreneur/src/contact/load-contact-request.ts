import type { PageRequest, WidgetSlotData } from '@careers/platform';

export interface ContactRequestData {
  contactRequest: WidgetSlotData;
}

/** Loads the form behind every "Être contacté(e)": the application's team knows its questions. */
export async function loadContactRequest({ widget }: PageRequest): Promise<ContactRequestData> {
  return { contactRequest: await widget('application', { type: 'DCE' }) };
}
