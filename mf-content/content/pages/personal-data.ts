import { PUBLISHER } from '../publisher.ts';
import type { LegalPage } from '../schema/pages.ts';

const personalData: LegalPage = {
  path: '/donnees-personnelles',
  head: {
    title: 'Données personnelles',
    description:
      'Ce que nous demandons, pourquoi, qui le lit, combien de temps nous le gardons et comment le faire effacer : vos données personnelles sur ce site.',
  },
  title: 'Données personnelles',
  lead: 'Ce que vous nous confiez, pourquoi, et comment le reprendre.',
  updated: '29 novembre 2026',
  parts: [
    {
      id: 'responsable',
      title: 'Qui est responsable',
      paragraphs: [
        `${PUBLISHER.name[0]?.toUpperCase() ?? ''}${PUBLISHER.name.slice(1)}, ${PUBLISHER.address}, répond du traitement de vos données sur ce site, avec le magasin ou l’entité à qui vous postulez : chacun est responsable de ses recrutements.`,
        `Une question, une demande ? Écrivez à ${PUBLISHER.dataProtectionMail}, l’adresse de notre délégué à la protection des données.`,
      ],
    },
    {
      id: 'donnees',
      title: 'Ce que nous demandons, et pourquoi',
      table: {
        columns: ['Quand', 'Données', 'Pour quoi faire', 'Base légale'],
        rows: [
          [
            'Vous postulez à une offre, ou spontanément',
            'Prénom, nom, e-mail, code postal, téléphone (facultatif), CV, lettre (facultative), réponses aux questions de l’offre',
            'Étudier votre candidature et vous répondre',
            'Mesures prises à votre demande avant un contrat',
          ],
          [
            'Vous demandez à être contacté ou contactée pour ouvrir un magasin',
            'Prénom, nom, e-mail, code postal ; téléphone, région, CV et lettre (facultatifs)',
            'Vous rappeler et étudier votre projet',
            'Mesures prises à votre demande avant un contrat',
          ],
          [
            'Vous créez une alerte',
            'E-mail, métiers, lieu, entités et fréquence choisis',
            'Vous envoyer les nouvelles offres',
            'Votre consentement, retiré en un clic dans chaque message',
          ],
          [
            'Vous demandez le lien d’une offre pour postuler plus tard',
            'E-mail, offre choisie',
            'Vous envoyer un seul e-mail, avec ce lien',
            'Votre demande',
          ],
          [
            'Vous consultez le site',
            'Adresse IP, le temps de la requête ; ce que votre navigateur garde, décrit à la page Cookies',
            'Faire fonctionner le site et le protéger des robots',
            'Notre intérêt légitime',
          ],
        ],
      },
      after: [
        'Nous ne demandons jamais de photo, de date de naissance, de numéro de sécurité sociale ni d’information sur votre santé. N’en mettez pas dans votre CV.',
      ],
    },
    {
      id: 'destinataires',
      title: 'Qui les lit',
      paragraphs: [
        'Les personnes qui recrutent, dans le magasin ou l’entité que vous avez choisis, et les équipes informatiques qui tiennent le service, quand une panne l’exige.',
        'Nous ne vendons, ne louons ni ne prêtons vos données. Elles restent dans l’Union européenne.',
      ],
    },
    {
      id: 'duree',
      title: 'Combien de temps',
      list: [
        'Candidature : treize mois après notre dernier contact, puis tout est effacé, fichiers compris.',
        'Candidature restée sans suite : effacée au bout de treize mois.',
        'Alerte : jusqu’à votre désinscription, et au plus tard 13 mois après notre dernier contact.',
        'Lien pour postuler plus tard : votre e-mail est effacé au plus tard deux jours après votre demande.',
        'Journaux techniques : ils ne contiennent ni nom, ni e-mail, ni nom de fichier, ni position.',
      ],
    },
    {
      id: 'decision',
      title: 'Ni profil, ni décision automatique',
      paragraphs: [
        'Aucun algorithme ne trie ni ne note les candidatures. Aucune décision n’est prise sans qu’une personne ait lu la vôtre.',
      ],
    },
    {
      id: 'position',
      title: 'Votre position',
      paragraphs: [
        'La recherche « autour de moi » ne demande votre position qu’au moment où vous touchez le bouton. Elle est arrondie à une centaine de mètres et n’est gardée nulle part sur nos serveurs.',
      ],
    },
    {
      id: 'securite',
      title: 'Comment nous les protégeons',
      list: [
        'Les échanges sont chiffrés.',
        'Les fichiers sont vérifiés avant d’être acceptés : leur format et leur taille, à 2 Mo au plus.',
        'Votre nom, votre e-mail et vos fichiers ne figurent jamais dans l’adresse d’une page.',
        'L’accès aux candidatures est réservé aux personnes qui recrutent.',
      ],
    },
    {
      id: 'droits',
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander à voir vos données, à les corriger, à les effacer, à les recevoir dans un format réutilisable, à en limiter l’usage ou à vous y opposer. Vous pouvez aussi dire ce qu’elles doivent devenir après votre mort.',
        'Vous pouvez en faire une part vous-même, sans nous écrire : le lien de l’e-mail de confirmation montre votre candidature, remplace votre CV par un plus récent, et retire tout. Les liens d’une alerte permettent de la modifier ou de l’arrêter.',
        `Pour le reste, écrivez à ${PUBLISHER.dataProtectionMail} en précisant l’adresse e-mail de votre candidature. Nous répondons dans le mois.`,
        'Si notre réponse ne vous satisfait pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL).',
      ],
      links: [
        { label: 'Saisir la CNIL', href: 'https://www.cnil.fr/fr/plaintes' },
        { label: 'Gérer mes cookies', href: '/informations-cookies#mes-choix' },
      ],
    },
  ],
};

export default personalData;
