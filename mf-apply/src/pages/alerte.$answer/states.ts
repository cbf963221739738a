import type { AlertDescription } from '@careers/api-client';

/** The states of these pages, each with a distinct title. */
export const TITLES = {
  created: 'Confirmez dans votre boîte e-mail',
  toConfirm: 'Confirmez votre alerte',
  confirmed: 'Votre alerte est active',
  alreadyActive: 'Votre alerte est déjà active',
  expired: 'Ce lien a expiré',
  changed: 'Votre alerte est modifiée',
  toEnd: 'Arrêter cette alerte\u00a0?',
  ended: 'Votre alerte est arrêtée',
  unknown: 'Ce lien n’est plus valable',
  refused: 'Votre alerte n’est pas créée',
  unchanged: 'Votre alerte n’est pas modifiée',
} as const;

export type State = keyof typeof TITLES;

/** Paths below `/alerte/`. */
export const PATHS: Readonly<Partial<Record<string, State>>> = {
  creee: 'created',
  confirmer: 'toConfirm',
  confirmee: 'confirmed',
  desinscription: 'toEnd',
  modifiee: 'changed',
  inchangee: 'unchanged',
  terminee: 'ended',
  refusee: 'refused',
};

/** Returns the state of an e-mail's link; undefined when its alert does not exist. */
export function tokenState(
  asked: 'toConfirm' | 'toEnd',
  status: AlertDescription['status'] | undefined,
): { state: State; status: number } {
  if (status === undefined) return { state: 'unknown', status: 404 };
  if (asked === 'toEnd') return { state: 'toEnd', status: 200 };
  if (status === 'EXPIRED') return { state: 'expired', status: 410 };
  return { state: status === 'ACTIVE' ? 'alreadyActive' : 'toConfirm', status: 200 };
}
