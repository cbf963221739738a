import figures from '@careers/platform/figures' with { type: 'json' };
import type { Campaign } from '../schema/campaign.ts';

const campaign: Campaign = {
  path: '/soutenonslesjeunes',
  label: 'Soutenons les jeunes',
  head: {
    title: 'Soutenons les jeunes : école, apprentissage, emploi',
    description: `L’école des nouveaux métiers de l’alimentation, ${figures.apprentices} apprentis par an et des premiers emplois partout en France : trouvez la porte qui vous va.`,
  },
  hero: {
    title: 'Soutenons les jeunes, pour de vrai',
    lead: 'Une école, un tuteur, un premier contrat : trois portes d’entrée, et quelqu’un derrière chacune.',
    ground: 'citron-200',
    picture: 'scene-alternance',
    links: [
      {
        label: 'Voir les offres en alternance',
        href: '/offres-emploi?codeContractType=dr_contract_alternance',
      },
      { label: 'Trouve ton sommet', href: '/trouve-ton-sommet' },
    ],
  },
  tabs: [
    {
      id: 'ecole',
      label: 'L’école',
      title: 'L’école des nouveaux métiers de l’alimentation',
      paragraphs: [
        'On n’apprend plus à vendre comme il y a vingt ans. L’école du nouveau commerce alimentaire forme à ce qui change : le produit local, le fait maison, le conseil, le numérique, l’anti-gaspillage.',
        'Les cours se donnent dans un vrai magasin-école, avec de vrais étals et une vraie clientèle.',
      ],
      points: [
        'Des formations courtes ou diplômantes',
        'Ouverte aux personnes sans diplôme et en reconversion',
        'Un magasin partenaire dès l’entrée',
      ],
      picture: 'scene-ecole',
      links: [
        { label: 'Les offres de stage', href: '/offres-emploi?codeContractType=dr_contract_stage' },
        { label: 'Tout sur l’alternance, le site de l’État', href: 'https://www.alternance.emploi.gouv.fr' },
      ],
    },
    {
      id: 'apprentissage',
      label: 'L’apprentissage',
      title: `${figures.apprentices} apprentis, et une équipe pour chacun`,
      paragraphs: [
        'Du CAP au master, l’apprentissage est notre première école. Vous êtes payé ou payée, vous préparez un diplôme, et une personne de l’équipe répond de votre formation.',
        'En magasin, au fournil, à l’entrepôt, au siège ou en informatique : presque tous nos métiers s’apprennent ainsi.',
      ],
      points: [
        'Un tuteur ou une tutrice, avec du temps pour vous',
        'Un emploi du temps compatible avec l’école',
        'Une embauche en vue, dès que l’équipe le peut',
      ],
      picture: 'scene-etal',
      links: [
        {
          label: 'Voir les offres en alternance',
          href: '/offres-emploi?codeContractType=dr_contract_alternance',
        },
      ],
    },
    {
      id: 'emplois',
      label: 'Les emplois',
      title: 'Un premier contrat, près de chez vous',
      paragraphs: [
        'Job d’été, week-ends, CDD, CDI : beaucoup de nos responsables ont commencé par là. L’envie compte plus que l’expérience, et le magasin est rarement loin.',
      ],
      points: [
        'Des contrats étudiants qui respectent les partiels',
        'Des saisons en bord de mer et à la montagne',
        'Des CDI ouverts aux débutants et aux débutantes',
      ],
      picture: 'scene-quartier',
      links: [
        {
          label: 'Les emplois saisonniers',
          href: '/offres-emploi?codeContractType=dr_contract_cddsaisonnier',
        },
        { label: 'Toutes les offres', href: '/offres-emploi' },
      ],
    },
  ],
  quote: {
    text: 'Le premier jour, j’ai eu peur de mal faire. Mon tuteur m’a montré le geste, puis il m’a laissé le couteau.',
    name: 'Idriss',
    jobAndPlace: 'Apprenti boucher, Angers',
    portrait: 'portrait-cuisinier',
    link: { label: 'Lire d’autres témoignages', href: '/ils-temoignent' },
  },
  banner: {
    title: 'Vous accompagnez un jeune ?',
    text: 'Parent, professeur, conseillère : les fiches métiers racontent une journée de travail, sans jargon.',
    tone: 'ink',
    links: [{ label: 'Lire les fiches métiers', href: '/nos-metiers' }],
  },
};

export default campaign;
