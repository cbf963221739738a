import type { ThirdPartyId } from '@careers/contract';
import type { ConsentChoice } from './consent.ts';

/** A third-party service, for the cookies page and for the shell. */
export interface ThirdParty {
  id: ThirdPartyId;
  name: string;
  /** No request before this category is allowed. */
  category: keyof ConsentChoice;
  /** For visitors. */
  purpose: string;
}

/** The third-party services that the shell can load; remotes contribute theirs (decisions.md#storage-and-consent). */
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
];
