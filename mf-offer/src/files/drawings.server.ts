import motifM1 from '@careers/ui/assets/illustrations/motif-m1.svg';
import motifM2 from '@careers/ui/assets/illustrations/motif-m2.svg';
import motifM3 from '@careers/ui/assets/illustrations/motif-m3.svg';
import motifM4 from '@careers/ui/assets/illustrations/motif-m4.svg';
import motifM5 from '@careers/ui/assets/illustrations/motif-m5.svg';
import motifM6 from '@careers/ui/assets/illustrations/motif-m6.svg';
import portraitAcheteuse from '@careers/ui/assets/illustrations/portrait-acheteuse.svg';
import portraitAlternant from '@careers/ui/assets/illustrations/portrait-alternant.svg';
import portraitAssociee from '@careers/ui/assets/illustrations/portrait-associee.svg';
import portraitBouchere from '@careers/ui/assets/illustrations/portrait-bouchere.svg';
import portraitBoulanger from '@careers/ui/assets/illustrations/portrait-boulanger.svg';
import portraitCaissier from '@careers/ui/assets/illustrations/portrait-caissier.svg';
import portraitConducteur from '@careers/ui/assets/illustrations/portrait-conducteur.svg';
import portraitDeveloppeuse from '@careers/ui/assets/illustrations/portrait-developpeuse.svg';
import portraitPoissonnier from '@careers/ui/assets/illustrations/portrait-poissonnier.svg';
import portraitPreparatrice from '@careers/ui/assets/illustrations/portrait-preparatrice.svg';
import portraitPrimeur from '@careers/ui/assets/illustrations/portrait-primeur.svg';
import portraitSupport from '@careers/ui/assets/illustrations/portrait-support.svg';
import produitAgrume from '@careers/ui/assets/illustrations/produit-agrume.svg';
import produitAubergine from '@careers/ui/assets/illustrations/produit-aubergine.svg';
import produitAvocat from '@careers/ui/assets/illustrations/produit-avocat.svg';
import produitCarotte from '@careers/ui/assets/illustrations/produit-carotte.svg';
import produitCitron from '@careers/ui/assets/illustrations/produit-citron.svg';
import produitFromage from '@careers/ui/assets/illustrations/produit-fromage.svg';
import produitLait from '@careers/ui/assets/illustrations/produit-lait.svg';
import produitPain from '@careers/ui/assets/illustrations/produit-pain.svg';
import produitPasteque from '@careers/ui/assets/illustrations/produit-pasteque.svg';
import produitPoire from '@careers/ui/assets/illustrations/produit-poire.svg';
import produitPoisson from '@careers/ui/assets/illustrations/produit-poisson.svg';
import produitTomate from '@careers/ui/assets/illustrations/produit-tomate.svg';
import type { OfferDrawing } from '../pages/offre-emploi.$segment/illustrations.ts';

/** SVG texts in the artefact: rendering needs no request. */
const DRAWINGS: Readonly<Record<OfferDrawing, string>> = {
  'motif-m1': motifM1,
  'motif-m2': motifM2,
  'motif-m3': motifM3,
  'motif-m4': motifM4,
  'motif-m5': motifM5,
  'motif-m6': motifM6,
  'portrait-acheteuse': portraitAcheteuse,
  'portrait-alternant': portraitAlternant,
  'portrait-associee': portraitAssociee,
  'portrait-bouchere': portraitBouchere,
  'portrait-boulanger': portraitBoulanger,
  'portrait-caissier': portraitCaissier,
  'portrait-conducteur': portraitConducteur,
  'portrait-developpeuse': portraitDeveloppeuse,
  'portrait-poissonnier': portraitPoissonnier,
  'portrait-preparatrice': portraitPreparatrice,
  'portrait-primeur': portraitPrimeur,
  'portrait-support': portraitSupport,
  'produit-agrume': produitAgrume,
  'produit-aubergine': produitAubergine,
  'produit-avocat': produitAvocat,
  'produit-carotte': produitCarotte,
  'produit-citron': produitCitron,
  'produit-fromage': produitFromage,
  'produit-lait': produitLait,
  'produit-pain': produitPain,
  'produit-pasteque': produitPasteque,
  'produit-poire': produitPoire,
  'produit-poisson': produitPoisson,
  'produit-tomate': produitTomate,
};

export const drawingsOf = (names: readonly OfferDrawing[]): string[] => names.map((name) => DRAWINGS[name]);
