import type { Comparison } from '../client/answers.ts';
import { textTable } from './table.ts';

type Lists = Comparison['mount'];
type Changes = readonly { name: string; before: string | null; after: string | null }[];

/** Threshold of size changes: smaller ones occur in any build. */
const NOTICEABLE_BYTES = 100;

/** Describes the changes from one version to another, as text. */
export function describeComparison(name: string, comparison: Comparison): string {
  const { from, to, changelog, mount, pages, widgets, contributions, requires, shared } = comparison;
  const rows = [
    [name, `${from} → ${to}`],
    ['commits', commitRange(comparison.commits)],
    ...section(
      'changelog',
      changelog.flatMap(({ version, lines }) => [version, ...lines]),
    ),
    ...section('pages', ofLists(pages)),
    ...section('paths', ofLists(mount)),
    ...section('widgets', ofChanges(widgets)),
    ...section('contributions', ofLists(contributions)),
    ...section('requires', ofChanges(requires)),
    ...section('shared', ofChanges(shared)),
    ...section('packages', ofChanges(comparison.dependencies)),
    ...section('sizes', ofSizes(comparison.sizes)),
  ];
  if (rows.length === 2) rows.push(['', 'nothing of what visitors load or other teams rely on differs']);
  return textTable(rows);
}

function commitRange({ from, to, repository }: Comparison['commits']): string {
  const range = from === to ? to : `${from}..${to}`;
  return repository === null ? range : `${range} of ${repository}`;
}

/** Puts the title next to the first line. */
function section(title: string, lines: readonly string[]): string[][] {
  return lines.map((line, index) => [index === 0 ? title : '', line]);
}

function ofLists({ added, removed }: Lists): string[] {
  return [...added.map((each) => `+ ${each}`), ...removed.map((each) => `- ${each}`)];
}

function ofChanges(changes: Changes): string[] {
  return changes.map(({ name, before, after }) => {
    if (before === null) return `+ ${name} ${after}`;
    return after === null ? `- ${name} ${before}` : `${name} ${before} → ${after}`;
  });
}

function ofSizes(sizes: Comparison['sizes']): string[] {
  const isNoticeable = ({ before, after }: Comparison['sizes'][number]) =>
    before === null || after === null || Math.abs(after - before) >= NOTICEABLE_BYTES;
  const lines = sizes.filter(isNoticeable).map(({ name, before, after }) => {
    if (before === null) return `+ ${name} ${kilobytes(after ?? 0)}`;
    if (after === null) return `- ${name} ${kilobytes(before)}`;
    const sign = after > before ? '+' : '−';
    return `${name} ${kilobytes(before)} → ${kilobytes(after)} (${sign}${kilobytes(Math.abs(after - before))})`;
  });
  const others = sizes.length - lines.length;
  return others > 0 ? [...lines, `${others} more by less than ${NOTICEABLE_BYTES} B`] : lines;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}
