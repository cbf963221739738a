import type { SectorText } from '../jobs/job-text.ts';
import type { Random } from './random.ts';
import type { Terms } from './terms.ts';

const STORE = [
  { text: 'Travail un samedi sur deux, repos le dimanche.', weight: 20 },
  { text: 'Repos le dimanche et un autre jour de la semaine.', weight: 20 },
  { text: 'Travail le samedi et, si vous le souhaitez, le dimanche matin.', weight: 12 },
  { text: '', weight: 48 },
];
const WAREHOUSE = [
  { text: 'Du lundi au vendredi, week-ends libres.', weight: 25 },
  { text: 'Travail un samedi sur trois, planning connu un mois à l’avance.', weight: 20 },
  { text: '', weight: 55 },
];
const OFFICE = [
  { text: 'Du lundi au vendredi, avec des horaires souples.', weight: 40 },
  { text: '', weight: 60 },
];
const SCHEDULES: Readonly<Record<string, typeof STORE>> = {
  job_family_magasins: STORE,
  job_family_ulogistique: WAREHOUSE,
};

/** Returns an offer's text about working days, if any. */
export function scheduleOf(
  random: Random,
  title: string,
  sector: SectorText,
  { offerTimeCode }: Terms,
): string[] {
  const { text } = random.weighted(SCHEDULES[sector.code] ?? OFFICE);
  // Skips the schedule if the title gives the days, or if the part-time hours are to be agreed.
  const isSaid = title.includes('week-end') || offerTimeCode === 'dr_jobtime_tempspartiel';
  return text && !isSaid ? [text] : [];
}
