import type { Outcome } from '../client/answers.ts';
import { bodyOf } from '../client/registry-client.ts';
import type { RegistryClient } from '../client/registry-client.ts';

interface OutcomesQuery {
  environment?: string;
  remote?: string;
  version?: string;
}

/** Returns outcomes of versions reported by shells, latest rollout first. */
export function outcomesOf(client: RegistryClient, query: OutcomesQuery): Promise<Outcome[]> {
  return bodyOf(client.GET('/v1/outcomes', { params: { query } }));
}

/** Describes the outcome of a version, with the first failures and their addresses. */
export function describeOutcome(outcome: Outcome | undefined): string {
  if (!outcome) return 'no page rendered yet';
  const { renders, fallbacks, errors, crashes, browserFailures, failures } = outcome;
  const counts = [
    `${renders} ${renders === 1 ? 'page' : 'pages'} rendered`,
    ...(fallbacks > 0 ? [`${fallbacks} answered by another version`] : []),
    ...(errors > 0 ? [`${errors} ended in an error`] : []),
    ...(crashes > 0 ? [`${crashes} ${crashes === 1 ? 'crash' : 'crashes'}`] : []),
    ...(browserFailures > 0 ? [`${browserFailures} failed in browsers`] : []),
  ];
  const where = failures.map(({ address, message, stack = [] }) => {
    const at = stack.length === 0 ? '' : ` at ${stack.join(', from ')}`;
    return `${address === null ? '' : `${address}: `}${message}${at}`;
  });
  return counts.join(', ') + (where.length === 0 ? '' : `; first ${where.join('; ')}`);
}
