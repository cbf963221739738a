import { Crumbs, PageHead } from '../frame.tsx';
import { Action, Actions, Post, Reason } from '../parts/forms.tsx';
import { Icon } from '../parts/icons.tsx';
import { Small, Stack, Table } from '../parts/layout.ts';
import { Panel } from '../parts/panel.tsx';
import { capitalised } from '../parts/words.ts';
import type { RestoreView } from '../views.ts';
import { RefusalNote } from './refusal.tsx';
import { Alarm } from './serving.tsx';

/** Confirmation of a restore, with its changes by remote. */
export function Restore({ view, now }: { view: RestoreView; now: string }) {
  const { environment, revision, earlier, changes, may, lacking, refusal } = view;
  const action = `/desk/${environment}/revisions/${earlier}`;
  return (
    <>
      <Crumbs href="/desk" name="Board" here={capitalised(environment)} />
      <PageHead title={`Restore ${environment} as of r${earlier}?`}>
        <p>{`r${revision} is in force now. Pins stay; a frozen environment refuses it.`}</p>
      </PageHead>
      <Stack>
        {refusal && <RefusalNote refusal={refusal} action={action} fields={{ revision }} now={now} />}
        <Panel title="What changes">
          {changes.length === 0 && <p>Nothing: visitors get today what they got then.</p>}
          {changes.length > 0 && (
            <Table>
              <thead>
                <tr>
                  <th scope="col">Remote</th>
                  <th scope="col">Now</th>
                  <th scope="col">{`As of r${earlier}`}</th>
                </tr>
              </thead>
              <tbody>
                {changes.map(({ remote, before, after, failed }) => (
                  <tr key={remote}>
                    <th scope="row">{remote}</th>
                    <td>{before}</td>
                    <td>
                      {after}
                      {failed.map((version) => (
                        <Alarm key={version}>
                          <Icon shape="triangle" />
                          <span>{`${version} has failed here`}</span>
                        </Alarm>
                      ))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
          {may && changes.length > 0 && (
            <Post action={action} fields={{ revision, action: 'restore' }}>
              <Reason id="restore-reason" value={refusal?.sent.reason ?? ''} />
              <Actions>
                <Action>
                  <Icon shape="back" />
                  {`Restore r${earlier}`}
                </Action>
                <Action as="a" href="/desk/history" $variant="secondary">
                  {`Keep r${revision}`}
                </Action>
              </Actions>
            </Post>
          )}
          {lacking !== null && <Small>{lacking}</Small>}
        </Panel>
      </Stack>
    </>
  );
}
