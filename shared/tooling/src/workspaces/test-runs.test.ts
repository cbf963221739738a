import { PROJECT } from '../project.ts';
import { testRuns } from './test-runs.ts';
import { workspacesOf } from './workspaces.ts';

test('tests of a workspace are split into its number of shards', () => {
  const all = workspacesOf(PROJECT);
  expect(testRuns(['shared/docs', 'shared/job-api'], all)).toEqual([
    { workspace: 'shared/docs', shard: '1/1' },
    { workspace: 'shared/job-api', shard: '1/3' },
    { workspace: 'shared/job-api', shard: '2/3' },
    { workspace: 'shared/job-api', shard: '3/3' },
  ]);
});
