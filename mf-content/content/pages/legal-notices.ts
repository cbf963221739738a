import { PUBLISHER } from '../publisher.ts';
import type { LegalPage } from '../schema/pages.ts';

const legalNotices: LegalPage = {
  path: '/nos-mentions-legales',
  head: {
    title: 'Mentions légales',
    description:
      'Éditeur, direction de la publication, hébergement, propriété intellectuelle, sources des données et responsabilité : les mentions légales du site de recrutement.',
  },
  title: 'Mentions légales',
  lead: 'Qui publie ce site, qui l’héberge, et ce que l’on peut en faire.',
  updated: '21 novembre 2026',
  parts: [
    {
      id: 'editeur',
      title: 'Éditeur',
      paragraphs: [
        `Ce site est édité par ${PUBLISHER.name}, ${PUBLISHER.form}, dont le siège est au ${PUBLISHER.address}.`,
        `La direction de la publication est assurée par ${PUBLISHER.director}.`,
        `Pour nous écrire : ${PUBLISHER.contactMail}.`,
      ],
    },
    {
      id: 'hebergement',
      title: 'Hébergement',
      paragraphs: [`Le site est hébergé par ${PUBLISHER.host}. Aucune donnée de candidature n’en sort.`],
    },
    {
      id: 'objet',
      title: 'Objet du site',
      paragraphs: [
        'Le site présente les métiers et les entités de la coopérative, diffuse leurs offres d’emploi et reçoit des candidatures. Il est gratuit et s’utilise sans compte.',
        'Chaque magasin est une entreprise indépendante, dirigée par un Associé : il est seul employeur des personnes qu’il recrute, et seul responsable de ses offres.',
      ],
    },
    {
      id: 'propriete',
      title: 'Propriété intellectuelle',
      paragraphs: [
        'Les textes, les illustrations, les marques et les logos appartiennent à l’éditeur ou lui sont confiés. Vous pouvez citer une page ou partager une offre, en donnant son adresse. Toute autre reproduction demande un accord écrit.',
        'Les polices de caractères Bricolage Grotesque et Figtree sont diffusées sous la licence SIL Open Font License. Les icônes viennent de Tabler Icons, sous licence MIT.',
      ],
    },
    {
      id: 'sources',
      title: 'Sources des données géographiques',
      paragraphs: [
        'Les noms et les positions des communes, des départements et des régions viennent d’Etalab, sous licence MIT, et de GeoNames, sous licence Creative Commons Attribution 4.0.',
        'Les contours des départements viennent de MapSVG, sous licence Creative Commons Attribution 4.0, simplifiés, et de Natural Earth, dans le domaine public.',
      ],
    },
    {
      id: 'liens',
      title: 'Liens vers d’autres sites',
      paragraphs: [
        'Certains liens mènent à d’autres sites, dans une nouvelle fenêtre annoncée comme telle. Nous les choisissons, mais nous n’en répondons pas.',
      ],
    },
    {
      id: 'responsabilite',
      title: 'Responsabilité',
      paragraphs: [
        'Nous tenons les offres à jour au mieux. Une offre peut malgré tout être pourvue pendant que vous la lisez : seul le contrat signé engage l’employeur.',
        'Le site peut être interrompu pour maintenance. Une erreur à nous signaler ? Écrivez-nous, nous la corrigerons.',
      ],
    },
    {
      id: 'droit',
      title: 'Droit applicable',
      paragraphs: ['Ces mentions sont soumises au droit français.'],
      links: [
        { label: 'Données personnelles', href: '/donnees-personnelles' },
        { label: 'Cookies', href: '/informations-cookies' },
        { label: 'Accessibilité', href: '/accessibilite' },
      ],
    },
  ],
};

export default legalNotices;
