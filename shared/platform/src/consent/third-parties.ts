import type { ThirdPartyId } from '@careers/contract';
import type { ConsentChoice } from './consent.ts';
import { THIRD_PARTY_CATEGORIES } from './third-party-categories.ts';

/** A third-party service, for the cookies page. */
export interface ThirdParty {
  id: ThirdPartyId;
  name: string;
  /** No request before this category is allowed. */
  category: keyof ConsentChoice;
  /** For visitors. */
  purpose: string;
}

/** For visitors, in this order. */
const TEXTS: Readonly<Record<ThirdPartyId, Pick<ThirdParty, 'name' | 'purpose'>>> = {
  tagManager: {
    name: 'Gestionnaire de balises',
    purpose: 'Charger les outils de mesure que vous avez autorisés.',
  },
  analytics: {
    name: 'Mesure d’audience',
    purpose: 'Compter les visites et les pages vues, sans savoir qui vous êtes.',
  },
  labs: {
    name: 'Tests d’améliorations',
    purpose: 'Comparer deux versions d’une page pour garder la plus claire.',
  },
  chat: {
    name: 'Assistant de conversation',
    purpose: 'Répondre à vos questions sur les offres.',
  },
};

/** The third-party services that the shell can load; remotes contribute theirs (decisions.md#storage-and-consent). */
export const THIRD_PARTIES: readonly ThirdParty[] = (Object.keys(TEXTS) as ThirdPartyId[]).map((id) => ({
  id,
  category: THIRD_PARTY_CATEGORIES[id],
  ...TEXTS[id],
}));
