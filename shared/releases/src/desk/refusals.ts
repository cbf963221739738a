import type { FastifyRequest } from 'fastify';
import type { Move, Refusal, Sent } from '@careers/desk/views';
import type { RegistryError } from '../registry-error.ts';
import { may } from './rights.ts';

/** Consents that override a refusal, by rule. */
const AGREEMENTS: Readonly<Record<string, NonNullable<Refusal['agreement']>>> = {
  'candidate-taken': 'replace',
  'visitors-lose': 'lower',
  'trial-failed': 'despiteFailures',
  'checks-required': 'despiteChecks',
};

interface Refused {
  error: RegistryError;
  environment: string;
  sent: Sent;
  /** Moves of the environment, latest first. */
  moves: readonly Move[];
  /** Revision on which the move was based. */
  revision: number;
}

/** Returns a refusal for the page, with the consent that the user may give. */
export function refusalOf(
  request: FastifyRequest,
  { error, environment, sent, moves, revision }: Refused,
): Refusal {
  const { rule, message, remedy } = error;
  return {
    ...{ rule, message, remedy, sent },
    since: rule === 'revision-moved' ? moves.filter((move) => move.revision > revision) : [],
    agreement: agreementOf(request, rule, environment),
  };
}

function agreementOf(request: FastifyRequest, rule: string, environment: string): Refusal['agreement'] {
  const agreement = Object.hasOwn(AGREEMENTS, rule) ? AGREEMENTS[rule] : undefined;
  if (agreement === undefined) return null;
  if (agreement === 'despiteChecks' && !may(request, { to: 'administer' })) return null;
  const passOver = { to: 'move', environment, remote: '', action: 'override failures' } as const;
  return agreement === 'despiteFailures' && !may(request, passOver) ? null : agreement;
}
