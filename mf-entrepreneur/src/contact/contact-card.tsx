import styled from 'styled-components';
import { ActionLink, Button, Illustration, PictureBox, VisuallyHidden } from '@careers/ui';
import { BrandLinkedinIcon, ExternalLinkIcon, PhoneIcon } from '@careers/ui/icons';
import { useSite } from '@careers/platform';
import { SHARED } from '../../content/copy/shared.ts';
import type { Contact } from '../../content/schema.ts';
import { ContactRequestLink } from './contact-request.tsx';

/** A contact, and the three ways to begin. */
export function ContactCard({ contact, region }: { contact: Contact; region: string }) {
  const { environment } = useSite().configuration;
  return (
    <Card>
      <PictureBox>
        <Illustration name={contact.portrait} width={160} height={160} />
      </PictureBox>
      <div>
        <h3>{contact.name}</h3>
        <p>
          {contact.description} {contact.place}
        </p>
        <Actions>
          <Button as="a" href={`tel:+33${contact.phone.replaceAll(' ', '').slice(1)}`} $variant="ink">
            <PhoneIcon />
            {contact.phone}
          </Button>
          <ContactRequestLink region={region} $variant="secondary" />
        </Actions>
        <Links>
          <OutsideLink href={contact.applicationUrl[environment]} Icon={ExternalLinkIcon}>
            {SHARED.handIn}
          </OutsideLink>
          {contact.linkedin && (
            <OutsideLink href={contact.linkedin} Icon={BrandLinkedinIcon}>
              {SHARED.linkedin}
            </OutsideLink>
          )}
        </Links>
      </div>
    </Card>
  );
}

function OutsideLink({
  href,
  Icon,
  children,
}: {
  href: string;
  Icon: typeof ExternalLinkIcon;
  children: string;
}) {
  return (
    <ActionLink href={href} target="_blank" rel="noopener">
      <span>
        {children}
        <VisuallyHidden> {SHARED.newWindow}</VisuallyHidden>
      </span>
      <Icon />
    </ActionLink>
  );
}

const Card = styled.article`
  display: grid;
  grid-template-columns: 10rem 1fr;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--raised);
  overflow: hidden;
  > div {
    padding: 1.35rem 1.5rem;
  }
  h3 + p {
    color: var(--text-2);
  }
  @container (max-width: 25rem) {
    grid-template-columns: 1fr;
    > ${PictureBox} {
      --ratio: 16 / 9;
    }
  }
`;

const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  margin-block: 0.9rem 0.4rem;
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
`;
