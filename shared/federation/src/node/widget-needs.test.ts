/** @jest-environment node */
import { describeUnmetWidget, unmetWidgets } from './widget-needs.ts';

const consumer = { name: 'mf-content', version: '1.0.0', requires: { carousel: '^1.0.0' } };
const provider = (version?: string) => ({
  name: 'mf-search',
  version: '4.0.0',
  widgets: ['carousel'],
  ...(version && { provides: { carousel: { version, props: {} } } }),
});

it('[TEAM-05] a requirement is met by its range, and by a widget without a version', () => {
  expect(unmetWidgets(consumer, [provider('1.4.2'), provider()])).toEqual([]);
  expect(unmetWidgets({ ...consumer, requires: undefined }, [provider('9.0.0')])).toEqual([]);
});

it('[TEAM-05] a widget that nobody provides is not unmet: its slot shows a fallback', () => {
  expect(unmetWidgets(consumer, [{ ...provider(), widgets: [] }])).toEqual([]);
});

it('[TEAM-05] an unmet requirement names both remotes', () => {
  const [unmet] = unmetWidgets(consumer, [provider('2.0.0')]);
  expect(unmet && describeUnmetWidget(unmet)).toBe(
    'mf-content@1.0.0 requires carousel ^1.0.0, and mf-search@4.0.0 provides 2.0.0',
  );
});
