/** Effects of the problems that each gate rule refuses. */
const HARM: Record<string, string> = {
  'development-build': 'Every visitor: its pages are several times larger, and show the sources.',
  'dirty-tree': 'Engineers who debug a failure: no commit has what visitors get.',
  'path-not-owned': 'The team whose path it is, or will be.',
  'widget-not-owned': 'The team whose widget it is, or will be.',
  'path-taken': 'Visitors of the pages that another remote has there.',
  'widget-taken': 'Visitors of the pages that show the widget of another remote.',
  removals: 'Visitors who follow a link to the path, or see a page with the widget.',
  'no-shell-known': 'Every visitor of its pages, if the shells cannot run it.',
  'shared-needs': 'Every visitor of its pages: the shell cannot run them.',
  'widget-needs': 'Visitors of its pages: the widget is left out of them.',
  'widget-promises': 'Visitors of the pages of others that show the widget.',
  contributions: 'Visitors who expect the entry in the layout.',
  environments: 'Visitors of its pages there: they get the value of another environment, or no answer.',
  budget: 'Visitors with a slow connection or an old telephone.',
  'compressed-form': 'Every visitor: their browsers get the compressed form.',
  'class-namespace': 'Visitors of pages of other teams, whose styles it changes.',
  'missing-chunk': 'Visitors who do what the chunk is for: nothing happens.',
  routes: 'Visitors of its pages: they end in an error.',
};

export function harmOf(rule: string): string {
  return HARM[rule] ?? 'Visitors of its pages.';
}
