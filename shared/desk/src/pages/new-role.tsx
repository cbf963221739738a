import { Action, Actions, Choice, Field, Post, Reason } from '../parts/forms.tsx';
import { Panel } from '../parts/panel.tsx';
import { capitalised } from '../parts/words.ts';
import type { AccessView, HolderLine } from '../views.ts';

interface NewRoleProps {
  /** Address that the form is posted to. */
  action: string;
  view: AccessView;
  holders: readonly HolderLine[];
}

/** Grants a user or pipelines a role. */
export function NewRole({ action, view: { roles, scopes, sent }, holders }: NewRoleProps) {
  return (
    <Panel title="Give a role">
      <Post action={action} fields={{ action: 'give' }}>
        <Field id="holder" label="To">
          <Choice id="holder" name="holder" defaultValue={sent?.holder}>
            {holders.map(({ id, name, proof }) => (
              <option key={id} value={id}>
                {`${name}, ${proof}`}
              </option>
            ))}
          </Choice>
        </Field>
        <Field id="role" label="Role">
          <Choice id="role" name="role" defaultValue={sent?.role}>
            {roles.map((role) => (
              <option key={role} value={role}>
                {capitalised(role)}
              </option>
            ))}
          </Choice>
        </Field>
        <Field
          id="scope"
          label="Of"
          hint="A remote for a publisher or maintainer, an environment for a manager or shell."
        >
          <Choice id="scope" name="scope" defaultValue={sent?.scope} aria-describedby="scope-hint">
            <option value="">everything</option>
            {scopes.map((scope) => (
              <option key={scope} value={scope}>
                {scope.replace('/', ' in ')}
              </option>
            ))}
          </Choice>
        </Field>
        <Reason id="grant-reason" isRequired={false} value={sent?.reason ?? ''} />
        <Actions>
          <Action $variant="secondary">Give the role</Action>
        </Actions>
      </Post>
    </Panel>
  );
}
