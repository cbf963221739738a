import styled from 'styled-components';
import { Button, FormFallback, hiddenWithoutScript } from '@careers/ui';
import type { ButtonProps } from '@careers/ui';
import { WidgetSlot, useLoaderData } from '@careers/platform';
import type { PageRequest, WidgetSlotData } from '@careers/platform';
import { REGIONS } from '../../content/regions/index.ts';
import { SHARED } from '../../content/copy/shared.ts';

/** The hash that opens the application form. */
const FORM = 'candidature';
/** The form as a page, which works without JavaScript. */
const PLAIN_FORM = '/candidature/formulaire?type=dce';

/** Opens the form in a dialog, or links to it without JavaScript; for the contact of a region if there is one. */
export function ContactRequestLink({ region, $variant, $size }: ButtonProps & { region?: string }) {
  return (
    <>
      <ScriptedButton
        as="a"
        href={region ? `#${FORM}/${region}` : `#${FORM}`}
        $variant={$variant}
        $size={$size}
      >
        {SHARED.askForContact}
      </ScriptedButton>
      <noscript>
        <Button
          as="a"
          href={region ? `${PLAIN_FORM}&region=${region}` : PLAIN_FORM}
          $variant={$variant}
          $size={$size}
        >
          {SHARED.askForContact}
        </Button>
      </noscript>
    </>
  );
}

/** The form, once on each page that links to it. */
export function ContactRequestForm() {
  const { contactRequest } = useLoaderData<ContactRequestData>();
  return (
    <WidgetSlot
      slot={contactRequest}
      fallback={
        <FormFallback id={FORM} href={PLAIN_FORM} action={SHARED.plainForm}>
          {/* Where links of contacts lead. */}
          {REGIONS.map(({ id }) => (
            <span key={id} id={`${FORM}/${id}`} />
          ))}
          {SHARED.formUnavailable}
        </FormFallback>
      }
    />
  );
}

const ScriptedButton = styled(Button)`
  ${hiddenWithoutScript}
`;

export interface ContactRequestData {
  contactRequest: WidgetSlotData;
}

/** Loads the form of every "Être contacté(e)": a widget of mf-apply. */
export async function loadContactRequest({ widget }: PageRequest): Promise<ContactRequestData> {
  return { contactRequest: await widget('application', { type: 'DCE' }) };
}
