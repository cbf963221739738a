import figures from '@careers/platform/figures' with { type: 'json' };
import type { BlocksPage } from '../schema/pages.ts';

const culture: BlocksPage = {
  path: '/notre-culture-dentreprise',
  label: 'Notre culture d’entreprise',
  head: {
    title: 'Notre culture d’entreprise et le parcours interne',
    description:
      'Entraide, formation, mobilité : comment on travaille dans la coopérative, ce que l’on y gagne, et comment on y passe d’un métier à un autre.',
  },
  hero: {
    title: 'Ici, on se donne la main, et les clés',
    lead: 'Notre culture tient en trois habitudes : s’aider, se former, bouger.',
    ground: 'basilic-100',
    picture: 'scene-entraide',
    links: [{ label: 'Voir le parcours interne', href: '/notre-culture-dentreprise#parcours-interne' }],
  },
  blocks: [
    {
      type: 'statement',
      content: {
        title: 'La coopération n’est pas un slogan',
        paragraphs: [
          'C’est notre statut. Les magasins sont propriétaires de la coopérative : se concurrencer entre nous n’aurait aucun sens, s’aider en a beaucoup.',
          'Cela s’entend au quotidien. Un magasin qui ouvre reçoit des renforts de ses voisins. Un rayon qui réussit donne ses recettes. Une équipe qui peine n’est pas seule longtemps.',
        ],
      },
    },
    {
      type: 'cards',
      content: {
        title: 'Trois habitudes',
        items: [
          {
            icon: 'people',
            title: 'S’aider',
            text: 'On prête une personne, un camion, une idée. On les rend, ou l’on rend autre chose.',
          },
          {
            icon: 'school',
            title: 'Se former',
            text: `${figures.apprentices} apprentis : presque tout le monde, ici, apprend ou enseigne.`,
          },
          {
            icon: 'map',
            title: 'Bouger',
            text: 'De la caisse à l’encadrement, de l’entrepôt au siège, d’une région à l’autre.',
          },
        ],
      },
    },
    {
      type: 'tiles',
      content: {
        title: 'Ce que vous y gagnez, chiffres à l’appui',
        lead: 'Au siège, en informatique et en logistique. En magasin, chaque Associé fixe les siens : demandez-les en entretien.',
        items: [
          { value: figures.timeOffDays, title: 'jours de RTT minimum' },
          {
            value: figures.remoteDays,
            title: 'jours de télétravail par semaine',
            text: 'Pour les postes qui s’y prêtent.',
          },
          { value: figures.healthInsuranceShare, title: 'de votre mutuelle financée' },
          { value: figures.mealVoucher, title: 'par titre-restaurant' },
        ],
      },
    },
    {
      type: 'film',
      content: {
        title: 'Une matinée d’intégration',
        text: 'Ils viennent d’arriver : un boucher, une développeuse, un cariste. Leur première matinée se passe au même endroit, en magasin.',
        film: {
          videoId: 'cultureFilm',
          title: 'Une matinée d’intégration',
          poster: 'scene-accueil',
          transcript: [
            '« On nous a donné un tablier à tous les trois, et l’on nous a dit : ce matin, vous êtes au rayon fruits et légumes. »',
            '« Je code des applications de caisse. C’était la première fois que je voyais quelqu’un s’en servir en plein samedi. J’ai pris quatre pages de notes. »',
            '« Moi, j’ai découvert ce que devient une palette quand elle quitte mon quai. Depuis, je la filme autrement. »',
          ],
        },
      },
    },
    {
      type: 'steps',
      id: 'parcours-interne',
      content: {
        title: 'Le parcours interne',
        lead: 'Changer de métier sans changer de maison : c’est prévu, et c’est accompagné.',
        items: [
          {
            title: 'Dites-le',
            text: 'Chaque année, un entretien parle de la suite. Vous pouvez aussi le demander avant.',
          },
          {
            title: 'Allez voir',
            text: 'Quelques jours d’immersion dans le métier ou l’entité qui vous attire.',
          },
          {
            title: 'Postulez',
            text: 'Les offres vous sont ouvertes. Votre responsable est prévenu par vous, quand vous le décidez.',
          },
          {
            title: 'Formez-vous',
            text: 'La formation commence avant la prise de poste, pas six mois après.',
          },
          {
            title: 'Commencez',
            text: 'Avec un tuteur ou une tutrice, et la possibilité de revenir si ce n’était pas cela.',
          },
        ],
        links: [
          { label: 'Voir toutes les offres', href: '/offres-emploi' },
          { label: 'Lire les fiches métiers', href: '/nos-metiers' },
        ],
      },
    },
    {
      type: 'quote',
      content: {
        text: 'J’ai tenu une caisse, puis un rayon, puis un secteur. À chaque fois, quelqu’un m’avait dit : tu devrais essayer.',
        name: 'Sonia',
        jobAndPlace: 'Manager de département, Rennes',
        portrait: 'portrait-juriste',
        link: { label: 'Ils témoignent', href: '/ils-temoignent' },
      },
    },
    {
      type: 'commitments',
      content: {
        title: 'À quoi vous pouvez nous tenir',
        lead: 'Si ce n’est pas le cas là où vous travaillez, dites-le : c’est que nous avons raté quelque chose.',
        items: [
          'Personne n’est laissé seul le premier jour',
          'Un planning annoncé est un planning tenu',
          'Une erreur dite tôt n’est jamais punie',
          'À travail égal, salaire égal',
          'Le handicap se prépare, il ne s’excuse pas',
        ],
      },
    },
    {
      type: 'banner',
      content: {
        title: 'Envie d’en juger sur place ?',
        text: 'Poussez la porte du magasin le plus proche, ou commencez par une offre.',
        tone: 'ink',
        links: [{ label: 'Voir les offres d’emploi', href: '/offres-emploi' }],
      },
    },
  ],
};

export default culture;
