import { defineArea } from '@careers/platform';
import { loadAlert } from './alert/load-alert.ts';
import { loadAlertAnswer } from './alert/load-alert-answer.ts';
import { alertHead, spontaneousHead, unlisted } from './heads.ts';
import { loadPlainForm } from './plain/load-plain-form.ts';
import { loadSpontaneous } from './pages/load-spontaneous.ts';

/** Pages that answer a form: each shows what its address says, and nothing is fetched. */
const loadAddress = ({ request }: { request: Request }) => ({ search: new URL(request.url).search });

export default defineArea({
  name: 'mf-apply',
  routes: (context) => [
    {
      id: 'page-spontaneous',
      path: '/candidature-spontanee',
      loader: ({ request }) => loadSpontaneous(context, request),
      handle: { head: spontaneousHead },
      lazy: async () => {
        const { SpontaneousPage } = await import(
          /* webpackChunkName: "page-spontaneous" */ './pages/spontaneous-page.tsx'
        );
        return { Component: SpontaneousPage };
      },
    },
    {
      id: 'page-plain-form',
      path: '/candidature/formulaire',
      loader: ({ request }) => loadPlainForm(context, request),
      handle: { head: unlisted('Postuler') },
      lazy: async () => {
        const { PlainFormPage } = await import(
          /* webpackChunkName: "page-plain-form" */ './plain/plain-form-page.tsx'
        );
        return { Component: PlainFormPage };
      },
    },
    {
      id: 'page-application-sent',
      path: '/candidature/envoyee',
      loader: loadAddress,
      handle: { head: unlisted('Votre envoi est arrivé') },
      lazy: async () => {
        const { SentPage } = await import(
          /* webpackChunkName: "page-application-sent" */ './plain/sent-page.tsx'
        );
        return { Component: SentPage };
      },
    },
    {
      id: 'page-application-refused',
      path: '/candidature/refusee',
      loader: loadAddress,
      handle: { head: unlisted('Rien n’a été envoyé') },
      lazy: async () => {
        const { RefusedPage } = await import(
          /* webpackChunkName: "page-application-refused" */ './plain/refused-page.tsx'
        );
        return { Component: RefusedPage };
      },
    },
    {
      id: 'page-alert',
      path: '/alerte',
      loader: ({ request }) => loadAlert(context, request),
      handle: { head: alertHead },
      lazy: async () => {
        const { AlertPage } = await import(/* webpackChunkName: "page-alert" */ './alert/alert-page.tsx');
        return { Component: AlertPage };
      },
    },
    {
      id: 'page-alert-answer',
      path: '/alerte/:answer',
      loader: ({ request, params }) => loadAlertAnswer(request, params['answer']),
      handle: { head: unlisted('Votre alerte') },
      lazy: async () => {
        const { AlertAnswerPage } = await import(
          /* webpackChunkName: "page-alert-answer" */ './alert/alert-answer-page.tsx'
        );
        return { Component: AlertAnswerPage };
      },
    },
  ],
  sitemaps: {
    async *pages() {
      yield { path: '/candidature-spontanee' };
    },
  },
});
