import type { FastifyRequest } from 'fastify';
import type { Sent } from '@careers/desk/views';
import { MoveRequestSchema } from '../environments/schemas.ts';
import type { MoveRequest } from '../environments/schemas.ts';
import { WAYS_BACK } from '../environments/given-versions.ts';
import { oneLine } from '../http/parameters.ts';
import { refused } from '../registry-error.ts';
import { invalidForm } from './forms.ts';

/** Fields of a form, by name. */
export type Fields = Readonly<Record<string, string | undefined>>;

const DESPITE = ['despiteFailures', 'despiteChecks'];

/** Members of each move besides remote and reason, named like the form's fields. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  start: ['version', 'percent', 'with', 'replace', 'lower', ...DESPITE],
  advance: ['version', 'percent', ...DESPITE],
  promote: ['version', 'replace', ...DESPITE],
  pause: ['version'],
  halt: ['version'],
  rollback: ['version'],
  restore: ['revision', 'despiteChecks'],
};

/** Default reason of a rollback. */
const NO_REASON = 'No reason given.';

/** Returns the submitted values, to refill the form. */
export function sentBy(fields: Fields): Sent {
  const { action = '', version = '', percent = '', with: linked = '' } = fields;
  const { reason = '', tap = '', plan = '' } = fields;
  const agreed = ['replace', 'lower', ...DESPITE].filter((name) => fields[name] === 'true');
  return { action, version, percent, with: linked, reason, tap, plan, agreed };
}

/**
 * Converts a form to a move request of the API.
 * @throws RegistryError for an invalid form, or a missing reason, which
 * only rollbacks may omit.
 */
export function moveOf(request: FastifyRequest, fields: Fields, remote: string | null): MoveRequest {
  const { action = '', tap, reason = '' } = fields;
  const said = oneLine([tap, reason].filter(Boolean).join(': '));
  const isWayBack = WAYS_BACK.has(action as MoveRequest['action']);
  if (said === '' && !isWayBack) throw refused('reason-missing', 'This move has no reason.');
  if (fields['with'] && action !== 'start')
    throw invalidForm(
      'Only a start takes versions of other remotes along.',
      'Start the version, or leave “Together with” empty.',
    );
  const members = (Object.hasOwn(MEMBERS, action) ? (MEMBERS[action] ?? []) : []).filter(
    (name) => fields[name],
  );
  const move: unknown = {
    action,
    ...(remote !== null && { remote }),
    reason: said || NO_REASON,
    ...Object.fromEntries(members.map((name) => [name, valueOf(name, fields[name] ?? '')])),
  };
  if (request.validateInput(move, MoveRequestSchema)) return move as MoveRequest;
  throw invalidForm(
    'This form does not say what to do.',
    'A share is a number from 0 to 100, a version one of the list; a reason has 500 characters at most.',
  );
}

function valueOf(name: string, text: string): unknown {
  if (name === 'version') return text;
  if (name === 'with') return linkedOf(text);
  return name === 'percent' || name === 'revision' ? Number(text) : text === 'true';
}

/** Parses versions of other remotes: `mf-offer@2.0.0, mf-apply@1.1.0`. */
function linkedOf(text: string) {
  const names = text.split(/[\s,]+/).filter(Boolean);
  return names.map((name) => {
    const [remote = '', version = ''] = name.split('@');
    return { remote, version };
  });
}

/** Returns the revision shown by the form's page. */
export function revisionOfForm({ revision }: Fields): number {
  const shown = Number(revision);
  if (revision && Number.isInteger(shown)) return shown;
  throw refused('if-match-missing', 'This form does not say which revision it is based on.');
}
