import { defineArea } from '@careers/platform';
import type { LoaderFunctionArgs } from '@careers/platform';
import { PAGES } from '../content/pages.ts';
import { loadContactRequest } from './contact/load-contact-request.ts';
import { headOf } from './head.ts';

export default defineArea({
  name: 'mf-entrepreneur',
  routes: (context) => {
    const loader = ({ request }: LoaderFunctionArgs) => loadContactRequest(context, request.signal);
    return [
      {
        id: 'page-become-owner',
        path: PAGES.becomeOwner.path,
        loader,
        handle: { head: headOf(PAGES.becomeOwner) },
        lazy: async () => {
          const { BecomeOwnerPage } = await import(
            /* webpackChunkName: "page-become-owner" */ './become-owner/become-owner-page.tsx'
          );
          return { Component: BecomeOwnerPage };
        },
      },
      {
        id: 'page-first-steps',
        path: PAGES.firstSteps.path,
        loader,
        handle: { head: headOf(PAGES.firstSteps) },
        lazy: async () => {
          const { FirstStepsPage } = await import(
            /* webpackChunkName: "page-first-steps" */ './first-steps/first-steps-page.tsx'
          );
          return { Component: FirstStepsPage };
        },
      },
      {
        id: 'page-contact',
        path: PAGES.contact.path,
        loader,
        handle: { head: headOf(PAGES.contact) },
        lazy: async () => {
          const { ContactPage } = await import(
            /* webpackChunkName: "page-contact" */ './contact/contact-page.tsx'
          );
          return { Component: ContactPage };
        },
      },
      {
        id: 'page-values',
        path: PAGES.values.path,
        handle: { head: headOf(PAGES.values) },
        lazy: async () => {
          const { ValuesPage } = await import(
            /* webpackChunkName: "page-values" */ './values/values-page.tsx'
          );
          return { Component: ValuesPage };
        },
      },
      {
        id: 'page-questions',
        path: PAGES.questions.path,
        lazy: async () => {
          const { QuestionsPage, questionsHead } = await import(
            /* webpackChunkName: "page-questions" */ './questions/questions-page.tsx'
          );
          return { Component: QuestionsPage, handle: { head: questionsHead } };
        },
      },
    ];
  },
  sitemaps: {
    async *pages() {
      for (const { path } of Object.values(PAGES)) yield { path };
    },
  },
});
