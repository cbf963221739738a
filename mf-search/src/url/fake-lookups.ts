import type { JobItem, Lookups, ReferentialItem } from './items.ts';

/** Equal labels are sorted like in the API: alphabetically by type. */
const REFERENTIALS: readonly ReferentialItem[] = [
  { type: 'CONTRACT_TYPE', code: 'dr_contract_cdi', label: 'CDI', labelForUrl: 'cdi' },
  { type: 'CONTRACT_TYPE', code: 'dr_contract_cdd', label: 'CDD', labelForUrl: 'cdd' },
  { type: 'DEPARTMENT', code: 'dep_44', label: 'Loire-Atlantique', labelForUrl: 'loire-atlantique' },
  { type: 'DEPARTMENT', code: 'dep_75', label: 'Paris', labelForUrl: 'paris' },
  { type: 'DURATION', code: 'dr_jobtime_tempsplein', label: 'Temps plein', labelForUrl: 'temps-plein' },
  { type: 'REGION', code: 'reg_52', label: 'Pays de la Loire', labelForUrl: 'pays-de-la-loire' },
  { type: 'TOWN', code: 'town_44109', label: 'Nantes (44)', labelForUrl: 'nantes' },
  { type: 'TOWN', code: 'town_75056', label: 'Paris (75)', labelForUrl: 'paris' },
];

const JOBS: readonly JobItem[] = [
  { code: 'job_boucherie', label: 'Boucher', labelForUrl: 'boucher' },
  { code: 'job_family_magasins', label: 'Magasins', labelForUrl: 'les-metiers-en-supermarche' },
];

const PROFILES = [{ label: 'Hôte de caisse', labelForUrl: 'hote-de-caisse' }];

const ofType = async (type: string) => REFERENTIALS.filter((item) => item.type === type);

/** In-memory lookups for the URL vectors. */
export const fakeLookups: Lookups = {
  jobByUrlLabel: async (label) =>
    JOBS.find((job) => job.labelForUrl === label && !job.code.startsWith('job_family_')),
  jobByCode: async (code) => JOBS.find((job) => job.code === code),
  referentialByUrlLabel: async (label) => REFERENTIALS.find((item) => item.labelForUrl === label),
  referentialByCode: async (code) => REFERENTIALS.find((item) => item.code === code),
  departments: () => ofType('DEPARTMENT'),
  places: async (text) =>
    REFERENTIALS.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())).toSorted(
      (left, right) => right.type.localeCompare(left.type),
    ),
  read: async (keywords) =>
    keywords.endsWith(' nantes')
      ? {
          keywordPlace: { code: 'town_44109', label: 'Nantes (44)', type: 'TOWN', typed: 'nantes' },
          searchedKeywords: keywords.replace(' nantes', ''),
        }
      : {},
  profileByUrlLabel: async (label) => PROFILES.find((profile) => profile.labelForUrl === label),
  options: async (name) =>
    name === 'codeContractType'
      ? ofType('CONTRACT_TYPE')
      : name === 'codeOfferTime'
        ? ofType('DURATION')
        : [{ code: 'super-u', label: 'Super U' }],
};
