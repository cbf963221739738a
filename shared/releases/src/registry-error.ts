/** A refused request: the rule, the reason, and what to do. */
export class RegistryError extends Error {
  override name = 'RegistryError';
  readonly status: number;
  /** Stable name for programs: `number-taken`, `revision-moved`. */
  readonly rule: string;
  readonly remedy: string;
  /** Further members of the response, for programs, such as the current revision. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    rule: string,
    message: string,
    remedy: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.rule = rule;
    this.remedy = remedy;
    this.details = details;
  }
}

const LOGIN = 'Begin again at /login.';
const ANOTHER_LINK = 'With the token of local.json, POST /v1/login-links on its machine gives another.';
const PACK_LESS = 'Leave out what visitors do not load: source maps, large pictures, needless chunks.';

/** Status and remedy of each rule by which the registry refuses a request. */
const RULES = {
  internal: [500, 'Look at its log.'],
  'invalid-request': [400, 'See /openapi.json for the form it takes.'],
  unavailable: [503, 'Try again in a moment.'],
  'disk-full': [503, 'Free some of it, then send it again: nothing of it was kept.'],
  'unknown-address': [404, 'See /openapi.json for what there is.'],

  'desk-not-built': [503, 'Build it: npm run build -w shared/desk.'],
  'foreign-origin': [403, 'Open that origin, or send a token in place of the cookie.'],
  'form-expired': [403, 'Open the page again, and send its form: what was filled in is gone.'],
  'grant-unknown': [404, 'Look at GET /v1/grants.'],
  'holder-unknown': [404, 'Look at GET /v1/people and GET /v1/workloads.'],
  'issuer-insecure': [422, 'Name the issuer as its tokens do.'],
  'issuer-unreachable': [503, 'Try again in a minute; a token of the registry works meanwhile.'],
  'last-administrator': [409, 'Give the role to another person first: PUT /v1/grants.'],
  'link-expired': [410, ANOTHER_LINK],
  'link-unknown': [410, ANOTHER_LINK],
  'link-used': [410, ANOTHER_LINK],
  'local-only': [403, 'Send the token of local.json there.'],
  'login-failed': [400, LOGIN],
  'login-not-started': [400, LOGIN],
  'login-refused': [403, LOGIN],
  'no-provider': [
    404,
    'Set OIDC_ISSUER, or open a one-time link: `npm start` prints one, POST /v1/login-links makes one.',
  ],
  'not-signed-in': [401, 'Send "Authorization: Bearer" with a token, or sign in at /login.'],
  'path-owned': [409, 'Agree with that team, or choose another.'],
  'provider-unreachable': [503, 'Try again in a minute, or look at OIDC_ISSUER.'],
  'scope-not-taken': [422, 'Send "scope": null.'],
  'scope-too-wide': [403, 'Ask for roles that you have yourself: GET /v1/me.'],
  'scope-unknown': [422, 'Look at GET /v1/environments, or create a remote: PUT /v1/remotes/:name.'],
  'token-by-machine': [403, 'Sign in as a person, or use the token of local.json.'],
  'token-grants-fixed': [422, 'Revoke it and create another.'],
  'token-unknown': [404, 'Look at GET /v1/tokens, or ask an administrator.'],
  'too-many-failures': [429, 'Wait that long, and look at the token.'],
  'widget-owned': [409, 'Agree with that team, or choose another.'],
  'webhook-refused': [422, 'Name another address: one that begins with https://, or is of this machine.'],
  'webhook-unknown': [404, 'Look at GET /v1/webhooks.'],
  'workload-refused': [401, 'Compare its issuer, audience and claims with GET /v1/workloads.'],
  'workload-unknown': [404, 'Look at GET /v1/workloads.'],

  'approver-is-starter': [403, 'Ask somebody else who may move it.'],
  'approver-no-person': [403, 'Sign in at the desk, or use a token that a person has created.'],
  'candidate-taken': [
    409,
    'Agree with the user who rolls it out, then `--replace`, or "replace": true; or halt it first.',
  ],
  'check-built-in': [403, 'Report what you have checked under another name, such as "browser".'],
  'check-unknown': [404, 'Report the check first, then its pictures.'],
  'checks-required': [
    409,
    '`show` has what each of them found. An administrator overrides them with a reason: `--despite-checks "…"`, or "despiteChecks": true.',
  ],
  'freeze-invalid': [422, 'Say from when until when: 2026-12-24T18:00:00+01:00.'],
  frozen: [
    423,
    '`unfreeze`, or DELETE /v1/environments/:name/freeze, lifts it. The way back is open meanwhile.',
  ],
  'if-match-missing': [428, 'Send If-Match: "812", the revision of the environment that you have looked at.'],
  'impossible-move': [422, 'Look at the environment, then decide again.'],
  'instance-taken': [409, 'Give each shell a name of its own.'],
  'no-site-known': [409, 'Start one, and wait until it has reported: some seconds.'],
  'not-tried': [422, 'Promote it there first, and wait until a shell there serves it.'],
  'picture-invalid': [422, 'Send a PNG, as image/png.'],
  'picture-unknown': [404, 'The check lists its pictures.'],
  'plan-invalid': [
    422,
    'Name one of GET /v1/plans, or its steps: "0,1:4h:30,5:8h:400,50:12h:2000:approve,100", a share with its bake time, its least loads, and who approves.',
  ],
  'plan-moved': [409, 'Nothing was changed. Look at the plan, then decide again.'],
  'plan-not-waiting': [409, 'Approve the step once its bake time is over and enough is seen.'],
  'plan-orphaned': [403, 'A user who may move it restarts the plan from the current share.'],
  'plan-unknown': [404, 'Start one: `rollout mf-search@1.2.0 --plan`, or PUT …/plans/:remote.'],
  pinned: [409, 'Unpin it first. The way back is open meanwhile.'],
  'reason-missing': [400, 'Write one: it stands in the document and in the log.'],
  'revision-moved': [409, 'Nothing was changed. Look at the environment, then decide again.'],
  'source-map-invalid': [422, 'Send the folder `maps` of a build: npx careers publish does.'],
  'too-many-followers': [503, 'Try again later.'],
  'too-many-pictures': [422, 'Send those that a person has to look at.'],
  'too-many-checks': [422, 'Report under a name that it has.'],
  'trial-failed': [
    409,
    'Correct it and publish the next version. If the cause was elsewhere, halt it and roll it out anew. A manager overrides it with a reason: `--despite-failures "…"`, or "despiteFailures": true.',
  ],
  'unknown-environment': [404, 'See /v1/environments.'],
  'unknown-revision': [404, 'See /v1/environments/:name/revisions.'],
  'visitors-lose': [409, 'Say that some shall lose it: `rollout … --lower`, or "lower": true.'],
  'version-not-ready': [422, 'See /v1/remotes/:name/versions for what is ready.'],

  'archive-broken': [422, 'Send a tar archive compressed with gzip, whole, as application/gzip.'],
  'archive-digest': [422, 'Build again: the files are not those that remote.json was written for.'],
  'archive-duplicate': [422, 'Pack each file once; some machines do not distinguish names by case.'],
  'archive-files': [422, 'Pack the build unchanged: exactly the files of "integrity", and remote.json.'],
  'archive-link': [422, 'Pack the files themselves: tar --dereference.'],
  'archive-path': [422, 'Pack the folder of a built remote: remote.json, client/ and server/, nothing else.'],
  'archive-too-large': [413, PACK_LESS],
  'archive-type': [422, 'Pack plain files and folders only.'],
  'blob-lost': [503, 'Bring the store back from its backup, or publish the version that has it again.'],
  'blob-unknown': [404, 'Take digests from the manifest of a version: base64url, without "sha384-".'],
  'manifest-invalid': [422, 'Build with the contract that the site has.'],
  'manifest-name': [422, 'Publish it under the name that its remote.json has.'],
  'number-taken': [409, 'Publish under the next number.'],
  'remote-unknown': [404, 'Ask an administrator to register it: `remote add`, or PUT /v1/remotes/:name.'],
  'too-many-files': [422, PACK_LESS],
  'too-many-uploads': [429, 'Wait for the answer to the others.'],
  'upload-interrupted': [400, 'Send it again: nothing of it was kept.'],
  'version-unknown': [404, 'See /v1/remotes/:name/versions for those that were.'],
} as const satisfies Record<string, readonly [status: number, remedy: string]>;

/** Returns the refusal by a rule; `details` are further members of the response. */
export function refused(
  rule: keyof typeof RULES,
  message: string,
  details?: RegistryError['details'],
): RegistryError {
  const [status, remedy] = RULES[rule];
  return new RegistryError(status, rule, message, remedy, details);
}

/** Returns the error of a move that the release document does not allow. */
export function impossibleMove(message: string): RegistryError {
  return refused('impossible-move', message);
}
