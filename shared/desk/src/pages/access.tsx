import styled from 'styled-components';
import { VisuallyHidden } from '@careers/ui';
import { PageHead } from '../frame.tsx';
import { Action, Post } from '../parts/forms.tsx';
import { Aside, Columns, Facts, Lines, Pair, Small, Stack, Strong } from '../parts/layout.ts';
import { Panel } from '../parts/panel.tsx';
import { Summary } from '../parts/summary.ts';
import { shortName, timeWords } from '../parts/words.ts';
import type { AccessView, GrantLine, HolderLine, TokenLine } from '../views.ts';
import { NewRole } from './new-role.tsx';
import { Refused } from './refusal.tsx';

const ADDRESS = '/desk/access';

/** Roles of people and pipelines, and their tokens. */
export function Access({ view, now }: { view: AccessView; now: string }) {
  const { own, holders, tokens, lacking, refusal } = view;
  return (
    <>
      <PageHead title="Access">
        <p>{own.length === 0 ? 'You have no role.' : `You are ${own.map(grantWords).join(', ')}.`}</p>
      </PageHead>
      <Stack>
        {refusal && <Refused refusal={refusal} />}
        <Columns>
          {holders && (
            <Aside>
              <NewRole action={ADDRESS} view={view} holders={[...holders.people, ...holders.pipelines]} />
            </Aside>
          )}
          <Stack>
            {holders && <Holders title="People" holders={holders.people} none="Nobody has signed in yet." />}
            {holders && (
              <Holders title="Pipelines" holders={holders.pipelines} none="No pipeline is trusted yet." />
            )}
            <Tokens tokens={tokens} now={now} isOwn={holders === null} />
            {lacking !== null && <Small>{lacking}</Small>}
          </Stack>
        </Columns>
      </Stack>
    </>
  );
}

interface HoldersProps {
  title: string;
  holders: readonly HolderLine[];
  none: string;
}

function Holders({ title, holders, none }: HoldersProps) {
  return (
    <Panel title={title}>
      {holders.length === 0 && <Small>{none}</Small>}
      <Lines>
        {holders.map((holder) => (
          <Holder key={holder.id}>
            <div>
              <Strong>{holder.name}</Strong>
              <Small>{holder.proof}</Small>
            </div>
            <div>
              {holder.grants.length === 0 && <Small>No role: may do nothing.</Small>}
              <ul>
                {holder.grants.map((grant) => (
                  <li key={grant.id}>
                    <Pair>
                      <span>{grantWords(grant)}</span>
                      <Post action={ADDRESS} fields={{ action: 'take', id: grant.id }}>
                        <Quiet>
                          Revoke
                          <VisuallyHidden>{` the role ${grantWords(grant)} from ${holder.name}`}</VisuallyHidden>
                        </Quiet>
                      </Post>
                    </Pair>
                  </li>
                ))}
              </ul>
              {holder.releases.length > 0 && <Small>{releaseWords(holder)}</Small>}
            </div>
          </Holder>
        ))}
      </Lines>
    </Panel>
  );
}

/** Returns a holder's permissions as a sentence: `Releases in production: all remotes.`. */
function releaseWords({ releases }: HolderLine): string {
  return releases
    .map(({ environment, remotes }) => {
      const which =
        remotes === 'all'
          ? 'all remotes'
          : remotes.map(({ remote, team }) => `${remote} of the team ${team}`).join(', ');
      return `Releases in ${environment}: ${which}.`;
    })
    .join(' ');
}

function grantWords({ role, scope }: Omit<GrantLine, 'id'>): string {
  if (scope !== null) return `${role} of ${scope.replace('/', ' in ')}`;
  return role === 'viewer' || role === 'administrator' ? role : `${role} of everything`;
}

function Tokens({ tokens, now, isOwn }: { tokens: readonly TokenLine[]; now: string; isOwn: boolean }) {
  return (
    <Panel title={isOwn ? 'Your tokens' : 'Tokens'} aside={<Small>Neither expired nor revoked</Small>}>
      {tokens.length === 0 && <Small>There is none.</Small>}
      <Lines>
        {tokens.map((token) => (
          <Holder key={token.id}>
            <div>
              <Strong>{token.name}</Strong>
              <Small>{token.grants.map(grantWords).join(', ')}</Small>
            </div>
            <div>
              <Facts>
                <dt>Created</dt>
                <dd>{`${timeWords(token.createdAt, now)}, by ${shortName(token.createdBy)}`}</dd>
                <dt>Last used</dt>
                <dd>{token.usedAt === null ? 'Never' : timeWords(token.usedAt, now)}</dd>
                <dt>Expires</dt>
                <dd>{timeWords(token.expiresAt, now)}</dd>
              </Facts>
              <RevokeToken token={token} />
            </div>
          </Holder>
        ))}
      </Lines>
    </Panel>
  );
}

/** Takes two steps, as it cannot be undone. */
function RevokeToken({ token: { id, name } }: { token: TokenLine }) {
  return (
    <Steps>
      <Summary>
        Revoke
        <VisuallyHidden>{` the token ${name}`}</VisuallyHidden>
      </Summary>
      <Post action={ADDRESS} fields={{ action: 'revoke', id }}>
        <Small>Whatever uses it is refused immediately. This cannot be undone.</Small>
        <div>
          <Action $variant="ink">{`Revoke the token ${name}`}</Action>
        </div>
      </Post>
    </Steps>
  );
}

const Holder = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 0.35rem 1.5rem;
  overflow-wrap: anywhere;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem;
    align-content: start;
  }
  @media (max-width: 34.99em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Leaves room for the focus ring of its first step. */
const Steps = styled.details`
  margin-top: 0.25rem;
  > form {
    margin-top: 0.5rem;
  }
`;

/** A button that looks like a link: it is on each line, and rarely used. */
const Quiet = styled.button`
  min-height: 2rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
