import { ApiError } from '@careers/api-client';
import { Message } from '@careers/ui';

/** Says that nothing came of a sending, and that it can be tried again. */
export function Failure({ advice }: { advice: string | undefined }) {
  return (
    <Message tone="error" role="alert">
      Désolé, une erreur est survenue. {advice && `${advice}. `}Rien de ce que vous avez saisi n’est perdu.
    </Message>
  );
}

/** Returns what the visitor can do about a failed sending, undefined where nothing can be done but to try again. */
export function adviceOf(error: unknown): string | undefined {
  const limited = error instanceof ApiError && error.items.find(({ code }) => code === 'TOO_MANY_REQUESTS');
  if (limited) return limited.message;
  return navigator.onLine ? undefined : 'Vous êtes hors connexion';
}
