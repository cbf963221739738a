import type { AreaContext, WidgetSlotData } from '@careers/platform';

export interface ContactRequestData {
  contactRequest: WidgetSlotData;
}

/** Loads the form behind every "Être contacté(e)": the application's team knows its questions. */
export async function loadContactRequest(
  context: AreaContext,
  signal: AbortSignal,
): Promise<ContactRequestData> {
  return { contactRequest: await context.widget('application', { type: 'DCE' }, { signal }) };
}
