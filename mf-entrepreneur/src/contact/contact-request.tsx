import styled from 'styled-components';
import { Button, Container, Message, hiddenWithoutScript } from '@careers/ui';
import type { ButtonProps } from '@careers/ui';
import { WidgetSlot, useLoaderData } from '@careers/platform';
import type { PageRequest, WidgetSlotData } from '@careers/platform';
import { SHARED } from '../../content/copy/shared.ts';

/** The hash that opens the application form. */
const FORM = 'candidature';
/** The form as a page, for browsers without JavaScript. */
const PLAIN_FORM = '/candidature/formulaire?type=dce';

/** Opens the form in a dialog, or links to it without JavaScript. */
export function ContactRequestLink({ $variant, $size }: ButtonProps) {
  return (
    <>
      <ScriptedButton as="a" href={`#${FORM}`} $variant={$variant} $size={$size}>
        {SHARED.askForContact}
      </ScriptedButton>
      <noscript>
        <Button as="a" href={PLAIN_FORM} $variant={$variant} $size={$size}>
          {SHARED.askForContact}
        </Button>
      </noscript>
    </>
  );
}

/** The form, once on each page that links to it; an error explains why it cannot be loaded. */
export function ContactRequestForm() {
  const { contactRequest } = useLoaderData<ContactRequestData>();
  return (
    <WidgetSlot
      slot={contactRequest}
      fallback={
        <Unavailable id={FORM} tabIndex={-1}>
          <Message tone="warning">{SHARED.formUnavailable}</Message>
        </Unavailable>
      }
    />
  );
}

const ScriptedButton = styled(Button)`
  ${hiddenWithoutScript}
`;

const Unavailable = styled(Container)`
  padding-block: 1.5rem;
`;

export interface ContactRequestData {
  contactRequest: WidgetSlotData;
}

/** Loads the form of every "Être contacté(e)": a widget of mf-apply. */
export async function loadContactRequest({ widget }: PageRequest): Promise<ContactRequestData> {
  return { contactRequest: await widget('application', { type: 'DCE' }) };
}
