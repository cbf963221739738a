import type { PageRequest, WidgetSlotData } from '@careers/platform';

export interface ContactRequestData {
  contactRequest: WidgetSlotData;
}

/** Loads the form of every "Être contacté(e)": a widget of mf-apply. */
export async function loadContactRequest({ widget }: PageRequest): Promise<ContactRequestData> {
  return { contactRequest: await widget('application', { type: 'DCE' }) };
}
