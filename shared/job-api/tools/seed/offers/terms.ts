import type { JobText, SectorText } from '../jobs/job-text.ts';
import type { Random } from './random.ts';

/** Job level of a title; contract type and working hours depend on it. */
export type Level = 'apprentice' | 'manager' | 'office' | 'team';

export interface Terms {
  level: Level;
  contractTypeCode: string;
  offerTimeCode: string;
  /** Contract length and hours in the words of the offer. */
  text: string;
}

const MANAGERS = /^(Directeur|Responsable|Manager|Chef|Tech lead|Second|Adjoint)/;
const FIELD_SECTORS = ['job_family_magasins', 'job_family_ulogistique'];
/** Jobs in which few hours a week are common, with the share of part time; elsewhere it is rare. */
const PART_TIME: Readonly<Record<string, number>> = {
  job_caisseaccueil: 0.5,
  job_employecommercial: 0.3,
  job_drive: 0.35,
  job_bazar: 0.25,
  job_restauration: 0.25,
  job_fleuriste: 0.2,
};
const PART_TIME_ELSEWHERE = { team: 0.08, office: 0.04, manager: 0.01, apprentice: 0 };

const CONTRACTS: Readonly<Record<Level, readonly { code: string; weight: number }[]>> = {
  apprentice: [{ code: 'dr_contract_alternance', weight: 1 }],
  manager: [
    { code: 'dr_contract_cdi', weight: 96 },
    { code: 'dr_contract_cdd', weight: 4 },
  ],
  office: [
    { code: 'dr_contract_cdi', weight: 62 },
    { code: 'dr_contract_cdd', weight: 12 },
    { code: 'dr_contract_alternance', weight: 14 },
    { code: 'dr_contract_stage', weight: 12 },
  ],
  team: [
    { code: 'dr_contract_cdi', weight: 60 },
    { code: 'dr_contract_cdd', weight: 24 },
    { code: 'dr_contract_cddsaisonnier', weight: 9 },
    { code: 'dr_contract_alternance', weight: 5 },
    { code: 'dr_contract_stage', weight: 2 },
  ],
};

/** Returns contract and hours with their text, in realistic shares for such jobs. */
export function termsOf(random: Random, title: string, job: JobText, sector: SectorText): Terms {
  const level = levelOf(title, sector);
  const contractTypeCode = random.weighted(CONTRACTS[level]).code;
  const isStudentJob = title.includes('étudiant');
  const share =
    level === 'team' ? (PART_TIME[job.code] ?? PART_TIME_ELSEWHERE.team) : PART_TIME_ELSEWHERE[level];
  const isPartTime = isStudentJob || random.chance(share);
  const hours = isPartTime
    ? `${isStudentJob ? random.between(8, 15) : random.pick([20, 24, 25, 28, 30])} heures par semaine`
    : sector.code === 'job_family_magasins' && level === 'team'
      ? '36 h 45 par semaine, pauses comprises'
      : 'temps plein';
  return {
    level,
    contractTypeCode,
    offerTimeCode: isPartTime ? 'dr_jobtime_tempspartiel' : 'dr_jobtime_tempsplein',
    text: `${contractText(random, contractTypeCode)}, ${hours}.`,
  };
}

function levelOf(title: string, sector: SectorText): Level {
  if (title.startsWith('Apprenti')) return 'apprentice';
  if (MANAGERS.test(title)) return 'manager';
  return FIELD_SECTORS.includes(sector.code) ? 'team' : 'office';
}

function contractText(random: Random, code: string): string {
  switch (code) {
    case 'dr_contract_cdd':
      return `CDD de ${random.pick([2, 3, 4, 6, 9])} mois, ${random.pick(['pour un remplacement', 'pour un surcroît d’activité', 'avec suite possible en CDI'])}`;
    case 'dr_contract_cddsaisonnier':
      return `Contrat saisonnier de ${random.pick([6, 8, 10, 12])} semaines`;
    case 'dr_contract_alternance':
      return `Contrat en alternance de ${random.pick([12, 18, 24])} mois`;
    case 'dr_contract_stage':
      return `Stage de ${random.between(2, 6)} mois avec convention`;
    default:
      return `CDI à pourvoir ${random.pick(['dès que possible', 'tout de suite', 'dans les deux mois'])}`;
  }
}
