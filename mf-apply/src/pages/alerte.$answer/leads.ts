import type { State } from './states.ts';

/** Lead paragraph of each state. */
export const LEADS: Readonly<Record<Exclude<State, 'refused' | 'unchanged'>, string>> = {
  created:
    'Nous venons de vous écrire. Votre alerte commence quand vous cliquez sur le lien de cet e-mail, valable 7 jours.',
  toConfirm: 'Vous recevrez les nouvelles offres par e-mail.',
  confirmed: 'Les prochaines offres viendront à vous. Chaque e-mail permet de l’arrêter en un clic.',
  alreadyActive:
    'Vous l’avez confirmée\u00a0: il n’y a plus rien à faire. Vous pouvez l’arrêter quand vous voulez.',
  expired: 'L’alerte n’a pas été confirmée dans les 7 jours. Vous pouvez la créer de nouveau.',
  toEnd: 'Vous ne recevrez plus d’e-mail pour elle, et votre adresse sera supprimée avec l’alerte.',
  changed: 'Les prochains e-mails en tiennent compte.',
  ended: 'Votre adresse est supprimée avec elle.',
  unknown:
    'L’alerte a été arrêtée, ou l’adresse de la page n’est pas complète\u00a0: copiez tout le lien de l’e-mail. Vous pouvez aussi créer une nouvelle alerte.',
};
