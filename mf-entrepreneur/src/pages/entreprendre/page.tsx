import { useRef } from 'react';
import styled from 'styled-components';
import { Container, KeyFigures, Lead, Section, below } from '@careers/ui';
import { BECOME_OWNER, KEY_FIGURES } from '../../../content/copy/become-owner.ts';
import { PAGES } from '../../../content/pages.ts';
import { ContactRequestForm } from '../../contact/contact-request.tsx';
import { RegionContact } from '../../contact/region-contact.tsx';
import { Contributions } from '../../components/contributions.tsx';
import { NextPages } from '../../components/next-pages.tsx';
import { FloatingContact } from './floating-contact.tsx';
import { Hero } from './hero.tsx';
import { ProfileCards } from './profile-cards.tsx';
import { StepsBand } from './steps-band.tsx';

export default function BecomeOwnerPage() {
  const contact = useRef<HTMLElement>(null);
  const figures = useRef<HTMLDivElement>(null);
  return (
    <>
      <Hero />
      <Figures ref={figures}>
        <KeyFigures figures={KEY_FIGURES} />
      </Figures>
      <Profiles id="profils">
        <Container>
          <h2>{BECOME_OWNER.profilesTitle}</h2>
          <Lead>{BECOME_OWNER.profilesLead}</Lead>
          <ProfileCards />
          <Contributions title={BECOME_OWNER.contributionsTitle} />
        </Container>
      </Profiles>
      <StepsBand />
      <Section id="contact" ref={contact} tabIndex={-1}>
        <Container>
          <RegionContact title={BECOME_OWNER.contactTitle} />
        </Container>
      </Section>
      <ContactRequestForm />
      <NextPages current={PAGES.becomeOwner} />
      <FloatingContact target={contact} figures={figures} />
    </>
  );
}

const Figures = styled(Container)`
  padding-block: 3rem;
  dl {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
  dt {
    font-size: clamp(1.875rem, 1.3rem + 2vw, 3rem);
  }
  dd {
    max-width: 22ch;
  }
  ${below('columns')} {
    padding-block: 2.25rem;
    dl {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

const Profiles = styled(Section)`
  padding-top: 1rem;
  h2 + p {
    margin-top: 0.75rem;
  }
  h3 {
    margin-top: 2.5rem;
  }
  article h3 {
    margin-top: 0;
  }
`;
