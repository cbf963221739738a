import styled from 'styled-components';
import { Container, Lead, Section, onTint } from '@careers/ui';
import { CONTACT } from '../../content/copy/contact.ts';
import { PAGES } from '../../content/pages.ts';
import { NextPages } from '../parts/next-pages.tsx';
import { PageBreadcrumb } from '../parts/page-breadcrumb.tsx';
import { Preparation } from '../parts/preparation.tsx';
import { ContactRequestForm } from './contact-request.tsx';
import { RegionContact } from './region-contact.tsx';

/** Whom to talk to about a store of one's own. */
export function ContactPage() {
  return (
    <>
      <Head>
        <Container>
          <PageBreadcrumb page={PAGES.contact} />
          <h1>{CONTACT.title}</h1>
          <Lead>{CONTACT.lead}</Lead>
        </Container>
      </Head>
      <Regions>
        <Container>
          <RegionContact title={CONTACT.regionTitle} />
        </Container>
      </Regions>
      <ContactRequestForm />
      <Preparation title={CONTACT.beforeTitle} lead={CONTACT.beforeLead} />
      <NextPages current={PAGES.contact} />
    </>
  );
}

const Head = styled.div`
  ${onTint}
  padding-block: clamp(1.25rem, 3vw, 3rem) clamp(2rem, 4vw, 3.5rem);
  background: var(--ciel-100);
  h1 {
    max-width: 22ch;
    margin-top: 1.25rem;
  }
  h1 + p {
    margin-top: 1rem;
    color: var(--text);
  }
`;

const Regions = styled(Section)`
  padding-top: clamp(2rem, 4vw, 3.5rem);
`;
