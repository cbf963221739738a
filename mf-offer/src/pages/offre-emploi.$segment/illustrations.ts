import type { IllustrationName } from '@careers/ui';

/** Portrait and product by words of the title. */
const TRADES = [
  [/bouch|charcut|viande/i, 'portrait-bouchere', 'produit-tomate'],
  [/boulang|pâtiss|cuisin/i, 'portrait-boulanger', 'produit-pain'],
  [/poisson|marée/i, 'portrait-poissonnier', 'produit-poisson'],
  [/fruits|primeur|légumes/i, 'portrait-primeur', 'produit-carotte'],
  [/fromag|crém/i, 'portrait-caissier', 'produit-fromage'],
  [/caisse|accueil/i, 'portrait-caissier', 'produit-agrume'],
  [/prépara|drive|réception/i, 'portrait-preparatrice', 'produit-lait'],
  [/conduct|chauffeur|livreur|cariste|transport/i, 'portrait-conducteur', 'produit-poire'],
  [/dévelop|data|systèmes|devops|informatique|cyber|designer/i, 'portrait-developpeuse', 'produit-citron'],
  [/directeur|manager|chef|responsable/i, 'portrait-associee', 'produit-avocat'],
  [/apprenti|étudiant/i, 'portrait-alternant', 'produit-pasteque'],
  [/achet|category|négoc/i, 'portrait-acheteuse', 'produit-aubergine'],
] as const satisfies readonly (readonly [RegExp, IllustrationName, IllustrationName])[];

const ANY_TRADE = [/./, 'portrait-support', 'produit-agrume'] as const;

const PATTERNS = ['motif-m1', 'motif-m2', 'motif-m3', 'motif-m4', 'motif-m5', 'motif-m6'] as const;

export type OfferDrawing =
  (typeof TRADES)[number][1 | 2] | (typeof ANY_TRADE)[1 | 2] | (typeof PATTERNS)[number];

/** Returns a portrait, a product and two patterns that suit an offer's title. */
export function illustrationsFor(title: string): OfferDrawing[] {
  const [, portrait, product] = TRADES.find(([words]) => words.test(title)) ?? ANY_TRADE;
  const turn = title.length % PATTERNS.length;
  const pattern = (offset: number) => PATTERNS[(turn + offset) % PATTERNS.length] ?? PATTERNS[0];
  return [portrait, pattern(0), pattern(3), product];
}
