import type { Film } from './schema/parts.ts';

/** On the home page. */
export const APPRENTICESHIP_FILM: Film = {
  videoId: 'apprentis01',
  title: 'Une équipe pour chaque apprenti',
  poster: 'scene-alternance',
  transcript: [
    '« Le premier jour, j’ai eu peur de mal faire. Mon tuteur m’a montré le geste, puis il m’a laissé le couteau. »',
    '« Au bout d’un mois, je préparais seul le comptoir du samedi. Aujourd’hui, c’est moi qui montre. »',
  ],
};
