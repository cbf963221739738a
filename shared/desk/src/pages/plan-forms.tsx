import { Action, Actions, Choice, Field, Line, Post, Reason } from '../parts/forms.tsx';
import { Small } from '../parts/layout.ts';
import { Panel } from '../parts/panel.tsx';
import { percentWords } from '../parts/words.ts';
import type { PlanLine, Refusal, Release, RolloutView } from '../views.ts';

/** Returns the address that a plan's forms are posted to. */
export function planAddress({ environment, remote }: Release): string {
  return `/desk/${environment}/${remote}/plan`;
}

interface ChangeProps {
  release: Release;
  plan: PlanLine;
  refusal: Refusal | null;
}

/** Pauses or resumes the plan, or skips the bake time of its step. */
export function ChangePlan({ release, plan, refusal }: ChangeProps) {
  const { step, next, may } = plan;
  const isSent = ['pause-plan', 'resume-plan', 'skip-plan'].includes(refusal?.sent.action ?? '');
  const changes = may.filter((action) => action !== 'approve');
  if (changes.length === 0) return null;
  const needsApproval = plan.steps[step]?.approve === true;
  const words = {
    pause: `Pause at ${percentWords(release.percent)}`,
    resume: 'Let it go on',
    skip: needsApproval
      ? `Ask for approval of ${percentWords(next.percent)} now`
      : `Go to ${percentWords(next.percent)} now`,
  };
  return (
    <Panel title="Change the plan">
      <Post action={planAddress(release)} fields={{ step }}>
        <Reason id="plan-reason" value={isSent ? (refusal?.sent.reason ?? '') : ''} />
        <Actions>
          {changes.map((action) => (
            <Action key={action} $variant="secondary" name="action" value={`${action}-plan`}>
              {words[action]}
            </Action>
          ))}
        </Actions>
      </Post>
      <Small>Moved by hand, the rollout has no plan any more.</Small>
    </Panel>
  );
}

/** Starts a version with a plan, which replaces a running one. */
export function StartPlan({ view: { release, versions, plans, refusal } }: { view: RolloutView }) {
  const { may, stable, revision } = release;
  if (stable === null || versions.length === 0 || !may.includes('start')) return null;
  const sent = refusal?.sent.action === 'start-plan' ? refusal.sent : null;
  return (
    <Panel title="Start a plan" isFolded={sent === null}>
      <Post action={planAddress(release)} fields={{ revision }}>
        <Field id="plan-version" label="Version">
          <Choice id="plan-version" name="version" defaultValue={sent?.version ?? versions[0]}>
            {versions.map((version) => (
              <option key={version}>{version}</option>
            ))}
          </Choice>
        </Field>
        <Field
          id="plan-steps"
          label="Plan"
          hint={`${plans.map(({ name, text }) => `${name} is ${text.replaceAll(',', ', ')}`).join('; ')}: each step a share in %, its bake time, its least loads, and "approve" for a second person.`}
        >
          <Line
            id="plan-steps"
            name="plan"
            maxLength={400}
            defaultValue={sent?.plan ?? plans[0]?.name}
            autoComplete="off"
            aria-describedby="plan-steps-hint"
          />
        </Field>
        <Reason id="start-plan-reason" value={sent?.reason ?? ''} />
        <Actions>
          <Action $variant="secondary" name="action" value="start-plan">
            Start the plan
          </Action>
        </Actions>
      </Post>
    </Panel>
  );
}
