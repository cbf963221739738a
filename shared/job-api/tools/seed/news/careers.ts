import type { NewsText } from './news-row.ts';

/** News about jobs and training. */
export const CAREERS_NEWS: readonly NewsText[] = [
  {
    title: 'Fêtes de fin d’année : les magasins renforcent leurs équipes',
    scene: 'scene-magasin',
    texts: [
      '<p>De la mi-novembre au 31 décembre, les rayons de la boucherie, de la poissonnerie et du traiteur préparent les commandes de fêtes. Les caisses et le drive suivent le même rythme.</p>',
      '<h3>Quels postes ?</h3><ul><li>Employé commercial et préparateur drive</li><li>Hôte de caisse, en semaine ou le week-end</li><li>Renfort en poissonnerie, boucherie et traiteur</li></ul>',
      '<p>Les contrats durent de quatre à huit semaines. Aucune expérience n’est demandée pour la plupart d’entre eux : une journée d’accueil est prévue avant le premier service.</p>',
    ],
    pictures: [['produit-poisson', 'Un poisson entier, dessiné en aplats de couleur']],
    button: {
      label: 'Voir les contrats saisonniers',
      url: '/offres-emploi?codeContractType=dr_contract_cddsaisonnier',
      alt: 'Voir les offres en contrat saisonnier',
    },
  },
  {
    title: 'Apprendre un métier de bouche après trente ans',
    scene: 'portrait-bouchere',
    texts: [
      '<p>La moitié des personnes qui entrent en formation aux métiers de bouche exerçaient un autre métier. Comptable, aide-soignante, mécanicien : toutes ont en commun l’envie de faire de leurs mains.</p>',
      '<p>Le parcours alterne trois semaines en magasin et une semaine au centre de formation. Un tuteur suit chaque personne jusqu’au certificat.</p>',
    ],
    testimony:
      '« Je pensais qu’à trente-huit ans il était trop tard. Mon tuteur m’a surtout demandé si j’aimais me lever tôt. » Malika, apprentie bouchère',
    button: {
      label: 'Découvrir le métier de boucher',
      url: '/nos-metiers/les-metiers-en-supermarche/boucher',
      alt: 'Découvrir la fiche du métier de boucher',
    },
  },
  {
    title: 'Une journée avec une préparatrice de commandes',
    scene: 'portrait-preparatrice',
    texts: [
      '<p>À cinq heures, l’entrepôt est déjà éclairé. Aminata met son casque vocal, prend sa première tournée et commence par les palettes de liquides.</p>',
      '<p>« On apprend vite à construire une palette : le lourd en bas, le fragile en haut, et tout doit arriver droit. » À midi, sa journée est finie.</p>',
      '<p>Les préparateurs sont formés au casque vocal en deux jours, puis accompagnés pendant deux semaines.</p>',
      '<p>L’après-midi, Aminata apprend à conduire un chariot. Dans un an, elle veut encadrer une équipe : la moitié des chefs d’équipe de l’entrepôt ont commencé là.</p>',
    ],
    pictures: [
      ['scene-logistique', 'Un entrepôt et ses quais de chargement'],
      ['scene-camion', 'Un camion qui part livrer les magasins'],
      ['portrait-cariste', 'Un cariste, casque jaune et gilet bleu'],
    ],
    button: {
      label: 'Voir les offres de la logistique',
      url: '/offres-emploi?codeOfferFamilyCategory=job_family_ulogistique',
      alt: 'Voir les offres d’emploi de la logistique',
    },
  },
  {
    title: 'Alternance : la rentrée se prépare dès maintenant',
    scene: 'scene-alternance',
    texts: [
      '<p>Du CAP au master, les contrats en alternance de la rentrée sont publiés à partir de février. Les premiers entretiens ont lieu en mars.</p>',
      '<h3>Trois conseils</h3><ul><li>Candidatez avant d’avoir une place à l’école : les deux recherches avancent ensemble.</li><li>Dites ce que vous aimez faire, pas seulement ce que vous avez étudié.</li><li>Demandez à passer une demi-journée dans le magasin.</li></ul>',
    ],
    videoId: 'apprentis01',
    testimony: '« J’ai été recruté en mars pour septembre, sans stress. » Thomas, alternant en management',
    button: {
      label: 'Voir les offres en alternance',
      url: '/offres-emploi?codeContractType=dr_contract_alternance',
      alt: 'Voir les offres d’emploi en alternance',
    },
  },
  {
    title: 'Trois développeuses racontent leur métier',
    scene: 'portrait-developpeuse',
    texts: [
      '<p>Elles travaillent sur le drive, la caisse et la prévision des commandes. Leur point commun : leur code est utilisé dans des magasins où elles font aussi leurs courses.</p>',
      '<p>Chaque équipe passe deux jours par an en rayon. « C’est là qu’on comprend pourquoi un écran qui met trois secondes à répondre ne va pas. »</p>',
    ],
    pictures: [['scene-informatique', 'Un poste de travail de l’équipe informatique']],
    button: {
      label: 'Voir les métiers de l’informatique',
      url: '/nos-metiers/les-metiers-de-l-informatique-dans-la-grande-distribution',
      alt: 'Voir les métiers de l’informatique',
    },
  },
  {
    title: 'De la mise en rayon à la direction : un parcours interne',
    scene: 'portrait-primeur',
    texts: [
      '<p>Nicolas est entré comme employé commercial, un été. Douze ans plus tard, il dirige le magasin. Entre les deux : chef de rayon, manager de département, directeur adjoint.</p>',
      '<p>La moitié des responsables de rayon ont commencé en rayon. Des formations en management sont ouvertes à toutes les équipes.</p>',
    ],
    button: {
      label: 'Voir les postes d’encadrement',
      url: '/offres-emploi?keywords=manager%20de%20rayon',
      alt: 'Voir les offres de manager de rayon',
    },
  },
];
