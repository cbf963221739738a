import figures from '@careers/platform/figures' with { type: 'json' };
import type { Value } from './schema.ts';

/** The four values, each with its evidence. */
export const VALUES: readonly Value[] = [
  {
    id: 'independance',
    name: 'Indépendance',
    claim: 'Votre magasin vous appartient.',
    text: 'Les Associés sont propriétaires de leur magasin. Recruter, choisir un producteur, agrandir un rayon, répondre des comptes : tout se décide sur place, par la personne qui ouvre le rideau le matin.',
    ground: 'var(--rose-100)',
    modules: ['portrait-associee', 'motif-m6', 'motif-m1', 'produit-citron'],
    figures: [{ value: figures.stores, label: `magasins : ${figures.brands}` }],
  },
  {
    id: 'collectif',
    name: 'Collectif',
    claim: 'Seul, on va vite. À plusieurs, on remplit les rayons.',
    text: 'Acheter, transporter, développer ses outils : ce qui serait hors de portée d’un magasin isolé devient possible ensemble. Les Associés décident de ce qu’ils partagent, et gardent le reste pour eux.',
    ground: 'var(--citron-100)',
    modules: ['motif-m2', 'portrait-preparatrice', 'produit-lait', 'motif-m4'],
    figures: [
      { value: figures.warehouses, label: 'entrepôts au service des magasins' },
      { lead: 'plus de', value: figures.staff, label: 'personnes dans la coopérative' },
    ],
  },
  {
    id: 'local',
    name: 'Local',
    claim: 'Le bout de la rue avant le bout du monde.',
    text: 'Un magasin vit de ce qui l’entoure : l’éleveuse à dix kilomètres, le club de sport, l’école, le marché du samedi. Acheter près de chez soi, c’est aussi savoir de qui l’on parle quand on vend.',
    ground: 'var(--basilic-100)',
    modules: ['produit-tomate', 'motif-m3', 'portrait-primeur', 'produit-fromage'],
    figures: [
      { value: figures.frenchFoodProducts, label: 'de produits alimentaires français' },
      { lead: 'environ', value: figures.proximityStores, label: 'magasins de proximité' },
      { lead: 'plus de', value: figures.proximityStaff, label: 'personnes pour les servir' },
      { value: figures.proximityReferences, label: 'références en proximité' },
    ],
  },
  {
    id: 'humain',
    name: 'Humain',
    claim: 'On entre pour un été, on finit par former les autres.',
    text: 'Un métier s’apprend à côté de quelqu’un. Apprentis, stagiaires, futurs Associés : chaque magasin transmet ce qu’il sait, et l’équipe qui vous accueille est la première raison de rester.',
    ground: 'var(--ciel-100)',
    modules: ['portrait-boulanger', 'produit-pain', 'motif-m5', 'portrait-alternant'],
    figures: [
      {
        value: figures.traineesWhoBecomeAssociates,
        label: 'des stagiaires deviennent Associés',
      },
      { value: figures.apprentices, label: 'apprentis' },
    ],
  },
];
