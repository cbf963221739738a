import type { SalaryBody } from '../../../src/schemas/offers.ts';
import type { SectorText } from '../jobs/job-text.ts';
import type { Random } from './random.ts';
import type { Level, Terms } from './terms.ts';

/** Share of offers with a salary. */
const SAYING = 0.45;
/** The gross French minimum wage of 2026, the lower limit of all salaries. */
const MIN_HOURLY_PAY = 12.02;
const MIN_MONTHLY_PAY = 1_823;

/** Minimum and maximum starting salary by level: per month in the field, per year elsewhere. */
const PAY: Readonly<
  Record<Exclude<Level, 'apprentice'>, { unit: SalaryBody['unit']; from: number; to: number }>
> = {
  team: { unit: 'MONTH', from: MIN_MONTHLY_PAY, to: 2_150 },
  manager: { unit: 'YEAR', from: 28_000, to: 52_000 },
  office: { unit: 'YEAR', from: 29_000, to: 46_000 },
};

/** Returns the salary of an offer; null if it states none. */
export function salaryOf(
  random: Random,
  sector: SectorText,
  { level, contractTypeCode, offerTimeCode }: Terms,
): SalaryBody | null {
  if (!random.chance(SAYING)) return null;
  // Apprentices get a share of the minimum wage by their age.
  if (contractTypeCode === 'dr_contract_alternance') return range('MONTH', share(0.43), share(1));
  if (contractTypeCode === 'dr_contract_stage') return range('MONTH', 660, random.pick([660, 800, 1_000]));
  if (offerTimeCode === 'dr_jobtime_tempspartiel') {
    return range(
      'HOUR',
      MIN_HOURLY_PAY,
      Math.round((MIN_HOURLY_PAY + random.between(0, 12) / 10) * 100) / 100,
    );
  }
  const { unit, from, to } = PAY[level === 'apprentice' ? 'team' : level];
  const step = unit === 'YEAR' ? 500 : 25;
  const bonus = sector.code === 'job_family_uiris' ? 5_000 : 0;
  const least = from + bonus + step * random.between(0, Math.floor((to - from) / step));
  return range(unit, least, Math.round((least * (1 + random.between(0, 15) / 100)) / step) * step);
}

function share(part: number): number {
  return Math.round(MIN_MONTHLY_PAY * part);
}

function range(unit: SalaryBody['unit'], minimum: number, maximum: number): SalaryBody {
  return { minimum, maximum: Math.max(minimum, maximum), currency: 'EUR', unit };
}
