import { installSendings } from './sending-double.ts';

/** The outcome of an attempt: only `arrives` confirms the submission to the visitor. */
export const FATES = [
  'arrives',
  'never leaves',
  'answer is lost',
  'never ends',
  'is refused',
  'is limited',
] as const;
export type Fate = (typeof FATES)[number];

/** A server that stores once per idempotency key, behind a network with these `fates`; then all requests arrive. */
export function startUnreliableServer(fates: readonly Fate[]) {
  const stored = new Map<string, string>();
  let attempts = 0;
  const { restore } = installSendings(({ key, form }) => {
    const fate = fates[attempts] ?? 'arrives';
    attempts += 1;
    if (fate === 'never leaves') return 'failure';
    if (fate === 'is limited')
      return { status: 429, body: [{ field: '', code: 'TOO_MANY_REQUESTS', message: '' }] };
    if (fate === 'is refused')
      return { status: 400, body: [{ field: 'email', code: 'INVALID_FORMAT', message: 'Refusé' }] };
    if (!stored.has(key)) stored.set(key, contentOf(form));
    if (fate === 'answer is lost') return 'failure';
    if (fate === 'never ends') return undefined;
    return { status: 201, body: { id: key, receivedAt: '2026-11-21T09:02:00Z' } };
  });
  return {
    /** Stored submissions, in order. */
    contents: () => [...stored.values()],
    attempts: () => attempts,
    restore,
  };
}

function contentOf(form: FormData): string {
  const fields = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return JSON.stringify(fields);
}
