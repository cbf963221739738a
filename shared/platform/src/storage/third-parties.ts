import type { ThirdPartyId } from '@careers/contract';
import type { ConsentChoice } from './consent.ts';

/** A service of others, as the cookies page shows it and as the shell loads it. */
export interface ThirdParty {
  id: ThirdPartyId | 'video';
  name: string;
  /** Nothing of the service is asked for before this is allowed. */
  category: keyof ConsentChoice;
  /** What for, in the visitor's words. */
  purpose: string;
}

/**
 * All services of others that the site can load: what is not in this list is not loaded
 * (decisions.md#storage-and-consent).
 */
export const THIRD_PARTIES: readonly ThirdParty[] = [
  {
    id: 'tagManager',
    name: 'Gestionnaire de balises',
    category: 'audience',
    purpose: 'Charger les outils de mesure que vous avez autorisés.',
  },
  {
    id: 'analytics',
    name: 'Mesure d’audience',
    category: 'audience',
    purpose: 'Compter les visites et les pages vues, sans savoir qui vous êtes.',
  },
  {
    id: 'labs',
    name: 'Tests d’améliorations',
    category: 'audience',
    purpose: 'Comparer deux versions d’une page pour garder la plus claire.',
  },
  {
    id: 'chat',
    name: 'Assistant de conversation',
    category: 'advertising',
    purpose: 'Répondre à vos questions sur les offres.',
  },
  {
    id: 'video',
    name: 'Lecteur vidéo',
    category: 'advertising',
    purpose: 'Afficher nos films dans les pages.',
  },
];
