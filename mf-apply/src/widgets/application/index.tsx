import { defineWidget } from '@careers/platform';
import { ApplicationDialog } from './dialog/application-dialog.tsx';
import { subjectOf } from './subject.ts';
import type { ApplicationProps } from './props.ts';
import type { ApplicationSubject } from './subject.ts';

/** Nothing to load: an offer's page passes its offer, the rest is content of this area. */
export default defineWidget<ApplicationProps, ApplicationSubject>({
  name: 'application',
  opensAt: '#candidature',
  load: async (props) => subjectOf(props),
  Component: ({ data }) => <ApplicationDialog subject={data} />,
});
