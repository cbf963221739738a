import figures from '@careers/platform/figures' with { type: 'json' };
import type { BlocksPage } from '../schema/pages.ts';

const organisation: BlocksPage = {
  path: '/organisation-cooperative-u',
  label: 'Notre organisation',
  head: {
    title: 'Notre organisation : enseignes, réseaux et entités',
    description:
      'Super U, Hyper U, U Express, Utile, la logistique, l’informatique, le siège : comment la coopérative est organisée, et où vous pourriez travailler.',
  },
  hero: {
    title: 'Une coopérative, onze maisons',
    lead: 'Des enseignes, des entrepôts, des équipes informatiques, un siège : chacune a ses métiers, toutes ont le même propriétaire, les magasins.',
    ground: 'citron-100',
    picture: 'scene-cooperative',
    mosaic: [
      'portrait-associee',
      'motif-m1',
      'portrait-preparatrice',
      'produit-poire',
      'motif-m6',
      'portrait-developpeuse',
      'produit-tomate',
      'portrait-caissier',
      'produit-lait',
      'portrait-acheteuse',
      'motif-m3',
      'portrait-boulanger',
    ],
    links: [{ label: 'Choisir une entité', href: '/organisation-cooperative-u#entites' }],
  },
  blocks: [
    {
      type: 'statement',
      content: {
        title: 'L’organisation, à l’endroit',
        paragraphs: [
          'Dans une entreprise ordinaire, le siège possède les magasins. Ici, ce sont les magasins qui possèdent le siège.',
          'Chaque Associé détient des parts de la coopérative et y dispose d’une voix. Les élus siègent dans les commissions qui choisissent les produits, les prix, les outils et les projets.',
        ],
      },
    },
    {
      type: 'figures',
      content: {
        title: 'De quoi il s’agit',
        items: [
          { value: figures.stores, label: 'magasins' },
          { value: figures.warehouses, label: 'entrepôts' },
          { value: figures.technologyStaff, label: 'personnes à l’informatique' },
          { lead: 'plus de', value: figures.staff, label: 'personnes en tout' },
        ],
      },
    },
    {
      type: 'steps',
      content: {
        title: 'Comment une décision se prend',
        items: [
          { title: 'Un besoin', text: 'Il vient presque toujours d’un magasin.' },
          { title: 'Une commission', text: 'Des Associés élus l’étudient avec les équipes du siège.' },
          { title: 'Un essai', text: 'Quelques magasins volontaires essaient en vrai.' },
          { title: 'Un vote', text: 'Une personne, une voix. Puis on s’y tient.' },
        ],
      },
    },
    {
      type: 'split',
      content: {
        title: 'Et vous, de quel côté ?',
        paragraphs: [
          'On peut travailler en magasin, en entrepôt, au siège ou derrière un écran. On peut aussi diriger son propre magasin : c’est même ainsi que la coopérative grandit.',
        ],
        points: [
          `${figures.traineesWhoBecomeAssociates} des stagiaires deviennent Associés`,
          `Un apport personnel à partir de ${figures.minimumContribution}`,
        ],
        picture: 'scene-associes',
        ground: 'rose-100',
        links: [
          { label: 'Devenir entrepreneur', href: '/entreprendre' },
          { label: 'Voir les offres d’emploi', href: '/offres-emploi' },
        ],
      },
    },
  ],
};

export default organisation;
