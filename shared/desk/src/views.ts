import type { AccessView } from './access-view.ts';
import type { Evidence, Moment } from './evidence-view.ts';

/** Plain data that the registry reads for each page; the desk renders it. */
export type { AccessView, GrantLine, HolderLine, TokenLine } from './access-view.ts';
export type { Arm, Counts, Evidence, Failure, Moment } from './evidence-view.ts';

/** Actions of a user on a remote in an environment. */
export type DeskAction =
  'start' | 'advance' | 'pause' | 'halt' | 'promote' | 'rollback' | 'pin' | 'unpin' | 'restore';

/** Most urgent first. */
export const NEEDS = [
  'fallback',
  'halted',
  'failing',
  'waiting',
  'blocked',
  'rolling',
  'paused',
  'rehearsal',
  'frozen',
  'pinned',
  'steady',
  'unreleased',
] as const;
export type Need = (typeof NEEDS)[number];

export interface CheckLine {
  name: string;
  conclusion: 'passed' | 'failed' | 'neutral' | 'running' | 'missing';
  summary: string | null;
  /** True if it does not block a release. */
  isPassed: boolean;
  isRequired: boolean;
}

export interface Serving {
  live: number;
  /** Live shells at the active revision. */
  current: number;
  slowestMilliseconds: number | null;
  fallbacks: readonly { shell: string; wanted: string; served: string | null; why: string }[];
}

export interface Move {
  environment: string;
  revision: number;
  time: string;
  who: string;
  command: string;
  remote: string;
  reason: string | null;
}

export type PlanAction = 'approve' | 'pause' | 'resume' | 'skip';

/** An automatic rollout. */
export interface PlanLine {
  state: 'baking' | 'waiting' | 'paused' | 'held' | 'due';
  /** The current step, from 1. */
  step: number;
  steps: readonly {
    percent: number;
    /** True if it needs the approval of a second user. */
    approve: boolean;
    /** Bake time and minimum page loads. */
    words: readonly string[];
  }[];
  since: string;
  startedBy: string;
  reason: string;
  next: {
    percent: number;
    words: string;
    conditions: readonly { words: string; isMet: boolean }[];
  };
  /** Changes that this user may make now. */
  may: readonly PlanAction[];
}

/** A remote in an environment. */
export interface Release {
  environment: string;
  remote: string;
  revision: number;
  need: Need;
  /** Released version; null before the first release. */
  stable: string | null;
  candidate: string | null;
  /** Version that the last move, an automatic one, took from visitors; null for none. */
  halted: string | null;
  percent: number;
  fallback: readonly string[];
  /** Linked candidates of other remotes, which move together with this one's. */
  linked: readonly { remote: string; version: string }[];
  /** Why. */
  pinned: string | null;
  frozen: string | null;
  evidence: Evidence;
  /** Checks of the candidate. */
  checks: readonly CheckLine[];
  serving: Serving;
  lastMove: Move | null;
  plan: PlanLine | null;
  may: readonly DeskAction[];
  /** Missing right, and whom to ask for it; null if none is missing. */
  lacking: string | null;
}

export interface ShellLine {
  instance: string;
  environment: string;
  revision: number;
  /** The active revision. */
  wanted: number;
  tookMilliseconds: number | null;
  seenAt: string;
  isLive: boolean;
  fallbacks: readonly { remote: string; wanted: string; served: string | null; why: string }[];
}

export interface EnvironmentLine {
  name: string;
  revision: number;
  signedAt: string;
  /** Reason of the freeze; null without one. */
  frozen: string | null;
  /** Planned freezes, which start and end automatically. */
  plannedFreezes: readonly { from: string; until: string; reason: string }[];
  mayFreeze: boolean;
}

export interface BoardView {
  kind: 'board';
  environments: readonly EnvironmentLine[];
  remotes: readonly { remote: string; releases: readonly Release[] }[];
  moves: readonly Move[];
  /** Live shells of each environment; the silent ones of an environment without any. */
  shells: readonly ShellLine[];
}

/** Submitted fields of a form, to fill it again. */
export interface Sent {
  action: string;
  version: string;
  percent: string;
  /** Versions of other remotes, as they were written. */
  with: string;
  reason: string;
  /** Chosen reason of a rollback. */
  tap: string;
  /** Name of a plan, or its steps. */
  plan: string;
  /** Agreements given so far: `replace`, `lower`, `despiteFailures`, `despiteChecks`. */
  agreed: readonly string[];
}

export interface Refusal {
  rule: string;
  message: string;
  remedy: string;
  /** Moves since the revision on which the form was based. */
  since: readonly Move[];
  sent: Sent;
  /** Agreement that would allow the move; null if there is none, or this user may not give it. */
  agreement: 'replace' | 'lower' | 'despiteFailures' | 'despiteChecks' | null;
}

/** Visits and remotes affected by a change of a remote. */
export interface Reach {
  /** Visits of its pages in the last 24 hours; null without counts. */
  visits: number | null;
  paths: readonly string[];
  /** Remotes whose released versions show its widgets. */
  users: readonly { remote: string; widgets: readonly string[] }[];
}

export interface RolloutView {
  kind: 'rollout';
  release: Release;
  /** Versions that can be started here, the latest first. */
  versions: readonly string[];
  /** Named plans. */
  plans: readonly { name: string; text: string }[];
  moved: Move | null;
  refusal: Refusal | null;
  /** Empty without a rollout. */
  course: readonly Moment[];
  reach: Reach;
}

/** Confirmation of a rollback. */
export interface RollbackView {
  kind: 'rollback';
  release: Release;
  refusal: Refusal | null;
}

export interface RestoreView {
  kind: 'restore';
  environment: string;
  /** Active revision; `earlier` is the one to restore. */
  revision: number;
  earlier: number;
  changes: readonly {
    remote: string;
    before: string;
    after: string;
    /** Versions that visitors would get again, and that have failed here. */
    failed: readonly string[];
  }[];
  may: boolean;
  lacking: string | null;
  refusal: Refusal | null;
}

export interface Finding {
  rule: string;
  what: string;
  whom: string;
  do: string;
}

export interface PictureLine {
  name: string;
  address: string;
  /** Width of the page if the picture contains released version, difference and candidate side by side; else null. */
  comparedAt: number | null;
}

export interface CheckView extends CheckLine {
  findings: readonly Finding[];
  pictures: readonly PictureLine[];
  reportedBy: string;
  reportedAt: string;
}

export interface VersionView {
  kind: 'version';
  remote: string;
  number: string;
  state: 'checking' | 'ready' | 'refused' | 'deleted';
  publishedBy: string;
  publishedAt: string;
  digest: string;
  commit: string;
  isDirty: boolean;
  provenance: Readonly<Record<string, string>>;
  given: readonly { environment: string; words: string }[];
  /** Required checks that hold it back, by environment. */
  unmet: readonly { environment: string; checks: readonly Pick<CheckLine, 'name' | 'conclusion'>[] }[];
  checks: readonly CheckView[];
  passedRules: readonly { rule: string; detail: string | null }[];
  sizes: readonly { chunk: string; kilobytes: number; budget: number; before: number | null }[];
  /** Version that it is compared with: the stable one of production. */
  against: string | null;
  changelog: readonly { version: string; lines: readonly string[] }[];
  packages: readonly { name: string; before: string | null; after: string | null }[];
  previews: readonly string[];
  preview: { url: string; expiresAt: string; environment: string } | null;
  lacking: string | null;
  refusal: Pick<Refusal, 'rule' | 'message' | 'remedy'> | null;
}

export interface VersionsView {
  kind: 'versions';
  versions: readonly {
    remote: string;
    number: string;
    state: VersionView['state'];
    publishedBy: string;
    publishedAt: string;
    failedChecks: readonly string[];
  }[];
}

export interface HistoryLine {
  sequence: number;
  time: string;
  who: string;
  action: string;
  target: string;
  reason: string | null;
  change: string;
  environment: string | null;
  revision: number | null;
  isInForce: boolean;
}

export interface HistoryView {
  kind: 'history';
  lines: readonly HistoryLine[];
  /** Choices of the filter. */
  remotes: readonly string[];
  environments: readonly string[];
  chosen: { remote: string; environment: string };
  /** Number of the line before which the next page starts; null at the end. */
  older: number | null;
}

export interface ShellsView {
  kind: 'shells';
  shells: readonly ShellLine[];
}

export interface FreezesView {
  kind: 'freezes';
  environments: readonly EnvironmentLine[];
  lacking: string | null;
  refusal: Refusal | null;
  /** Fields of a refused freeze, to fill the form again; null for none. */
  sent: { environment: string; reason: string; from: string; until: string } | null;
}

export interface ProblemView {
  kind: 'problem';
  rule: string;
  message: string;
  remedy: string;
}

/** A page outside the desk: sign-in, or its refusal. */
export interface SignInView {
  kind: 'sign-in';
  title: string;
  text: readonly string[];
  /** True for a refused sign-in, with reason and remedy. */
  isRefusal: boolean;
  /** A form that posts one hidden field. */
  button: { label: string; action: string; field: string; value: string } | null;
  /** Address of the next page. */
  link: { label: string; address: string } | null;
  /** Offers the field for a one-time link. */
  takesLink: boolean;
}

export type View =
  | SignInView
  | AccessView
  | BoardView
  | RolloutView
  | RollbackView
  | RestoreView
  | VersionView
  | VersionsView
  | HistoryView
  | ShellsView
  | FreezesView
  | ProblemView;

export interface DeskPage {
  view: View;
  /** Name of the signed-in person; null without one. */
  person: string | null;
  /** CSRF token of the session. */
  token: string;
  now: string;
  /** CSP nonce of the page's style element and script. */
  nonce: string;
}

/** Renders pages of the desk. */
export interface DeskRenderer {
  render(page: DeskPage): Promise<string>;
  /** Returns a font file by its name; undefined if it does not exist. */
  font(name: string): Promise<Uint8Array | undefined>;
  /** Returns the script of its pages; undefined if it is not built. */
  script(): Promise<Uint8Array | undefined>;
}
