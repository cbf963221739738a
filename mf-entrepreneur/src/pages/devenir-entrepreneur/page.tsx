import styled from 'styled-components';
import { Breadcrumb, Container, Lead, Section } from '@careers/ui';
import type { IllustrationName } from '@careers/ui';
import { CONTACT } from '../../../content/copy/contact.ts';
import { PAGES } from '../../../content/pages.ts';
import { HeadWithModules } from '../../components/head-with-modules.tsx';
import { NextPages } from '../../components/next-pages.tsx';
import { crumbsOf } from '../../crumbs.ts';
import { Preparation } from '../../components/preparation.tsx';
import { ContactRequestForm } from '../../contact/contact-request.tsx';
import { RegionContact } from '../../contact/region-contact.tsx';

const MODULES: readonly IllustrationName[] = [
  'portrait-acheteuse',
  'motif-m3',
  'motif-m6',
  'portrait-caissier',
];

export default function ContactPage() {
  return (
    <>
      <HeadWithModules ground="ciel-100" modules={MODULES}>
        <Breadcrumb crumbs={crumbsOf(PAGES.contact)} />
        <h1>{CONTACT.title}</h1>
        <Lead>{CONTACT.lead}</Lead>
      </HeadWithModules>
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

const Regions = styled(Section)`
  padding-top: clamp(2rem, 4vw, 3.5rem);
`;
