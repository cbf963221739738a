import { defineWidget } from '@careers/platform';
import { Application } from './application.tsx';
import type { ApplicationSubject } from './subject.ts';

/** Everything it needs is on the page already: the offer's team hands it over. */
export default defineWidget<ApplicationSubject, ApplicationSubject>({
  name: 'application',
  load: (subject) => Promise.resolve(subject),
  Component: ({ data }) => <Application subject={data} />,
});
