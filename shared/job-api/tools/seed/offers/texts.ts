import type { JobText, SectorText } from '../jobs/job-text.ts';
import { atTown, ofTown, sentence, theStore } from './french.ts';
import type { Random } from './random.ts';
import type { Workplace } from './workplaces.ts';

/** Name of a workplace; stores that recruit together have a generic one. */
export const storeName = ({ entityCode, brand }: Workplace) =>
  entityCode === 'magasins-u' ? 'magasin U' : brand;

const STORE_OPENINGS = [
  (at: Workplace) =>
    `Notre ${storeName(at)} ${ofTown(at.place.name)} réunit une équipe de ${at.staff} personnes.`,
  (at: Workplace) =>
    `${sentence(atTown(at.place.name))}, notre ${storeName(at)} emploie ${at.staff} personnes et travaille avec les producteurs des environs.`,
  (at: Workplace) =>
    `${sentence(theStore(storeName(at)))} ${ofTown(at.place.name)} est un commerce indépendant\u00a0: ${at.staff} personnes y servent une clientèle d’habitués.`,
  (at: Workplace) =>
    `Rejoignez les ${at.staff} personnes qui font vivre notre ${storeName(at)} ${ofTown(at.place.name)}.`,
];
const STORE_LIFE = [
  'Ici, l’Associé est présent tous les jours et les décisions se prennent sur place.',
  'Le magasin a été rénové récemment et l’ambiance y est simple.',
  'L’entraide est la règle : chacun donne un coup de main au rayon voisin.',
  'Vous serez accompagné par un tuteur pendant vos premières semaines.',
  'Les évolutions sont fréquentes : la moitié des responsables ont commencé en rayon.',
];
const WAREHOUSE_OPENINGS = [
  (at: Workplace) =>
    `Notre entrepôt ${ofTown(at.place.name)} approvisionne chaque nuit les magasins de la région, avec ${at.staff} personnes.`,
  (at: Workplace) =>
    `${sentence(atTown(at.place.name))}, ${at.staff} personnes préparent et expédient les commandes des magasins.`,
];
const OFFICE_OPENINGS = [
  (at: Workplace) =>
    `${sentence(atTown(at.place.name))}, au siège de la coopérative, vous travaillez pour plus de 1\u00a0700 magasins indépendants.`,
  (at: Workplace) =>
    `Basée ${atTown(at.place.name)}, votre équipe est au service des Associés et de leurs magasins.`,
];
const ANONYMOUS_OPENINGS = [
  'Un commerce de proximité cherche à compléter son équipe.',
  'Une entreprise du commerce alimentaire recrute dans la région.',
];
const STORE_BENEFITS = [
  'Un planning connu à l’avance',
  'Une mutuelle financée à 70 %, selon l’entité',
  'Une remise sur vos achats',
  'Une prime annuelle après un an de présence',
  'Une formation payée dès les premiers jours',
];
const WAREHOUSE_BENEFITS = [
  'Une prime de productivité',
  'Une mutuelle financée à 70 %, selon l’entité',
  'Des horaires d’équipe fixes',
  'La formation aux CACES',
  'Une restauration sur place',
];
const OFFICE_BENEFITS = [
  '2 jours de télétravail par semaine',
  '14 jours de RTT au minimum',
  'Une mutuelle financée à 70 %',
  'Des titres-restaurant de 9 €',
  'Un parcours d’intégration en magasin',
];

const PLAIN_BENEFITS = [
  'Un planning connu à l’avance',
  'Une formation payée dès les premiers jours',
  'Un poste à pourvoir rapidement',
];

/** Titles of leading positions: their offers accept no beginners, unlike others of the job. */
const LEADING = /^(responsable|directeur|directrice|manager|second|adjoint|chef)/i;
const OF_BEGINNERS = /^débutants/i;

export interface OfferTexts {
  description: string;
  descriptionFormatted: string;
  missionProfil: string;
  missionProfilFormatted: string;
}

/** Returns an offer's texts, with and without HTML; an anonymous one names neither brand nor place. */
export function offerTexts(input: {
  random: Random;
  title: string;
  job: JobText;
  sector: SectorText;
  workplace: Workplace;
  isAnonymous: boolean;
  /** Contract and hours. */
  terms: string;
}): OfferTexts {
  const { random, title, job, sector, workplace, isAnonymous, terms } = input;
  const opening = isAnonymous ? random.pick(ANONYMOUS_OPENINGS) : openingOf(random, sector, workplace);
  const context = [
    opening,
    job.about,
    ...(sector.code === 'job_family_magasins' && !isAnonymous ? random.some(STORE_LIFE, 1) : []),
    terms,
  ].join(' ');
  const benefits = isAnonymous ? PLAIN_BENEFITS : random.some(benefitsOf(sector), random.between(2, 4));
  const missions = random.some(job.missions, Math.min(job.missions.length, random.between(4, 5)));
  const profile = random
    .some(job.profile, Math.min(job.profile.length, random.between(2, 3)))
    .filter((line) => !LEADING.test(title) || !OF_BEGINNERS.test(line));
  const profileText = `${profile.join('. ')}.`;
  return {
    description: [context, 'Ce que nous proposons', ...benefits].join('\n'),
    descriptionFormatted: `<p>${context}</p><h3>Ce que nous proposons</h3>${list(benefits)}`,
    missionProfil: ['Vos missions', ...missions, 'Votre profil', profileText].join('\n'),
    missionProfilFormatted: `<h3>Vos missions</h3>${list(missions)}<h3>Votre profil</h3><p>${profileText}</p>`,
  };
}

function openingOf(random: Random, sector: SectorText, workplace: Workplace): string {
  if (sector.code === 'job_family_magasins') return random.pick(STORE_OPENINGS)(workplace);
  return random.pick(sector.code === 'job_family_ulogistique' ? WAREHOUSE_OPENINGS : OFFICE_OPENINGS)(
    workplace,
  );
}

function benefitsOf(sector: SectorText): readonly string[] {
  if (sector.code === 'job_family_magasins') return STORE_BENEFITS;
  return sector.code === 'job_family_ulogistique' ? WAREHOUSE_BENEFITS : OFFICE_BENEFITS;
}

function list(points: readonly string[]): string {
  return `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
}
