import styled from 'styled-components';
import { Button, Container, Message } from '@careers/ui';
import type { ButtonProps } from '@careers/ui';
import { WidgetSlot, useLoaderData } from '@careers/platform';
import { SHARED } from '../../content/copy/shared.ts';
import type { ContactRequestData } from './load-contact-request.ts';

/** The address that opens the application's form. */
const FORM = 'candidature';
/** The same form as a page, for browsers without a script. */
const PLAIN_FORM = '/candidature/formulaire?type=dce';

/** Opens the form over the page, or leads to it where nothing can open. */
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

/** The form itself, once on a page that links to it; where it cannot be loaded the link leads to why. */
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
  @media (scripting: none) {
    display: none;
  }
`;

const Unavailable = styled(Container)`
  padding-block: 1.5rem;
`;
