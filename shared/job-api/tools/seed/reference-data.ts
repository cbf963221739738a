import { slug } from '@careers/contract/text';
import { ENTITIES } from './entities.ts';
import { SECTORS } from './jobs/index.ts';
import type { JobText, SectorText } from './jobs/job-text.ts';
import { peopleOf } from './jobs/people.ts';
import { readAreas, readPlaces } from './places/read.ts';
import type { Place } from './places/read.ts';
import type { ReferenceData, ReferentialType, SeedJobDescription, SeedReferential } from './types.ts';

/** Returns all entities that offers refer to; deterministic. */
export function referenceData(): ReferenceData {
  const places = readPlaces();
  return {
    entities: [...ENTITIES],
    jobDescriptions: [
      ...SECTORS.map(sectorDescription),
      ...SECTORS.flatMap((sector) => sector.jobs.map((job) => jobDescription(job, sector))),
    ],
    referentials: [...values(), ...areas(places), ...towns(places)],
  };
}

function values(): SeedReferential[] {
  const contracts = [
    ['dr_contract_cdi', 'CDI'],
    ['dr_contract_cdd', 'CDD'],
    ['dr_contract_alternance', 'Alternance'],
    ['dr_contract_cddsaisonnier', 'CDD saisonnier'],
    ['dr_contract_stage', 'Stage'],
  ] as const;
  const times = [
    ['dr_jobtime_tempsplein', 'Temps plein'],
    ['dr_jobtime_tempspartiel', 'Temps partiel'],
  ] as const;
  const jobs = SECTORS.flatMap((sector) =>
    sector.jobs.map((job) => ({ job, weight: sector.weight * job.weight })),
  );
  return [
    ...contracts.map(([code, label], position) => value('CONTRACT_TYPE', code, label, { position })),
    ...times.map(([code, label], position) => value('DURATION', code, label, { position })),
    ...SECTORS.map(({ code, title, weight }, position) =>
      value('FAMILY_CATEGORY', code, title, { position, weight: Math.round(weight * 10) }),
    ),
    ...jobs.map(({ job, weight }, position) =>
      value('OFFER_FAMILY', job.code, job.title, {
        position,
        weight: Math.round(weight),
        labelForUrl: job.titleForUrl,
      }),
    ),
    ...jobs.flatMap(({ job, weight }) =>
      profilesOf(job).map(({ label, labelForUrl }, position) =>
        value('OFFER_PROFILE', `profile_${job.code}_${labelForUrl}`, label, {
          position,
          weight: Math.round(weight / 2),
          labelForUrl,
        }),
      ),
    ),
  ];
}

function value(
  type: ReferentialType,
  code: string,
  label: string,
  {
    position = 0,
    weight = 0,
    labelForUrl = slug(label),
  }: { position?: number; weight?: number; labelForUrl?: string },
): SeedReferential {
  return {
    code,
    originalCode: null,
    parentOriginalCode: null,
    label,
    labelForUrl,
    active: true,
    areaCodes: [],
    type,
    location: null,
    weight,
    position,
    departmentCode: null,
    regionCode: null,
  };
}

function areas(places: readonly Place[]): SeedReferential[] {
  const { departments, regions } = readAreas();
  const inhabitants = (key: 'department' | 'region', code: string) =>
    places.filter((place) => place[key] === code).reduce((total, { population }) => total + population, 0);
  return [
    ...departments.map((department, position) => ({
      ...value('DEPARTMENT', `dep_${department.code}`, department.name, {
        position,
        weight: inhabitants('department', department.code),
      }),
      originalCode: numberOf(department.code),
      parentOriginalCode: numberOf(department.region ?? ''),
      areaCodes: [department.code],
      departmentCode: `dep_${department.code}`,
      regionCode: `reg_${department.region}`,
    })),
    ...regions.map((region, position) => ({
      ...value('REGION', `reg_${region.code}`, region.name, {
        position,
        weight: inhabitants('region', region.code),
      }),
      originalCode: numberOf(region.code),
      areaCodes: departments
        .filter((department) => department.region === region.code)
        .map(({ code }) => code),
      regionCode: `reg_${region.code}`,
    })),
  ];
}

/** Returns towns as referentials: the largest of a name has the plain URL label, the others add their department. */
function towns(places: readonly Place[]): SeedReferential[] {
  const taken = new Set<string>();
  return places.map((place, position) => {
    const label = slug(place.name);
    const labels = [
      label,
      `${label}-${place.department.toLowerCase()}`,
      `${label}-${place.insee.toLowerCase()}`,
    ];
    const labelForUrl = labels.find((candidate) => !taken.has(candidate)) ?? label;
    taken.add(labelForUrl);
    return {
      ...value('TOWN', `town_${place.insee}`, `${place.name} (${place.department})`, {
        position,
        weight: place.population,
        labelForUrl,
      }),
      originalCode: numberOf(place.insee),
      parentOriginalCode: numberOf(place.department),
      areaCodes: place.postcodes,
      location:
        place.latitude === null || place.longitude === null
          ? null
          : { latitude: place.latitude, longitude: place.longitude, approximate: place.approximate },
      departmentCode: `dep_${place.department}`,
      regionCode: `reg_${place.region}`,
    };
  });
}

/** Returns null for codes of Corsica, which contain a letter. */
function numberOf(code: string): number | null {
  return /^\d+$/.test(code) ? Number(code) : null;
}

function sectorDescription(sector: SectorText, position: number): SeedJobDescription {
  return {
    ...commonDescription(
      sector,
      `S${position + 1}`,
      sector.about,
      sector.jobs.map(({ title }) => title),
    ),
    parentCode: null,
    subfamilyTitle: null,
    entityCode: entityOf(sector.code),
    offersProfile: [],
    promoted: false,
    seoPosition: null,
  };
}

function jobDescription(job: JobText, sector: SectorText): SeedJobDescription {
  return {
    ...commonDescription(job, job.code.slice(4, 7).toUpperCase(), job.about, job.missions),
    descriptionFormatted: [
      `<h3>Votre quotidien</h3>${list(job.missions)}`,
      `<h3>Votre profil</h3>${list(job.profile)}`,
      `<h3>Et après\u00a0?</h3><p>${job.path}</p>`,
    ].join(''),
    parentCode: sector.code,
    subfamilyTitle: job.family,
    entityCode: entityOf(sector.code),
    offersProfile: profilesOf(job),
    promoted: job.promoted ?? false,
    seoPosition: job.seo ?? null,
  };
}

function commonDescription(
  text: { code: string; title: string; titleForUrl: string; phrase: string; portrait: string },
  codeExternal: string,
  about: string,
  points: readonly string[],
) {
  const picture = `/static/ui/illustrations/${text.portrait}.svg`;
  const people = peopleOf(text.code);
  return {
    code: text.code,
    codeExternal,
    title: text.title,
    titleForUrl: text.titleForUrl,
    phrase: text.phrase,
    headerPictureDesktopUrl: picture,
    headerPictureMobileUrl: picture,
    referentialItemLabel: text.title,
    presentationFormatted: `<p>${about}</p>`,
    descriptionFormatted: list(points),
    videos: people.videos,
    testimonies: people.testimonies,
    images: [{ imageUrl: picture, imageAlt: '', type: 'DESCRIPTION' as const }, ...people.images],
    offerFamily: {
      id: hash(text.code),
      resumeFormatted: `<p>${text.phrase}</p>`,
      descriptionFormatted: `<p>${about}</p>`,
      pictureUrl: picture,
    },
  };
}

function profilesOf(job: JobText): { label: string; labelForUrl: string }[] {
  const labels = [...new Set(job.titles.map((title) => title.replace(/ F\/H.*$/, '')))];
  return labels.map((label) => ({ label, labelForUrl: slug(label) }));
}

/** Returns the employing entity of a sector outside the stores. */
export function entityOf(sectorCode: string): string {
  const entities: Record<string, string> = {
    job_family_magasins: 'magasins-u',
    job_family_ulogistique: 'u-log',
    job_family_uiris: 'u-tech',
  };
  return entities[sectorCode] ?? 'cooperative-u-entite';
}

function list(points: readonly string[]): string {
  return `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
}

function hash(text: string): number {
  return [...text].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 10_000, 7);
}
