import { slug } from '../../http/text.ts';
import { SECTORS } from '../jobs/index.ts';
import type { SectorText } from '../jobs/job-text.ts';
import { readPlaces } from '../places/read.ts';
import type { OfferOptions, SeedOffer } from '../types.ts';
import { HOSTILE_HTML } from './hostile.ts';
import { recruiterOf } from './people.ts';
import { questionsFor } from './questions.ts';
import { Random } from './random.ts';
import { offerTexts } from './texts.ts';
import { workplaces } from './workplaces.ts';
import type { Workplace } from './workplaces.ts';

const DAY = 24 * 3600 * 1000;
const DAYS = 120;
const HOSTILE_OFFERS = 12;
const FIRST_NUMBER = 10_000;

const CONTRACTS = [
  { code: 'dr_contract_cdi', weight: 55 },
  { code: 'dr_contract_cdd', weight: 22 },
  { code: 'dr_contract_alternance', weight: 13 },
  { code: 'dr_contract_cddsaisonnier', weight: 6 },
  { code: 'dr_contract_stage', weight: 4 },
];
const STREETS = [
  'rue des Halles',
  'avenue de la Gare',
  'route de Paris',
  'rue du Marché',
  'boulevard de l’Europe',
  'place de l’Église',
  'rue Jules-Verne',
  'zone commerciale des Érables',
];

/** Yields offers as the seed and the date say: the same options always give the same offers. */
export function* generateOffers({ count, seed, now }: OfferOptions): Generator<SeedOffer> {
  const random = new Random(seed);
  const groups = workplaces(readPlaces());
  const spacing = Math.max(1, Math.floor(count / HOSTILE_OFFERS));
  for (let index = 0; index < count; index += 1) {
    const offer = generateOffer(random, index, groups, now);
    const hostile = index % spacing === spacing - 1 && index < spacing * HOSTILE_OFFERS;
    yield hostile ? withHostileHtml(offer, index) : offer;
  }
}

function generateOffer(
  random: Random,
  index: number,
  groups: ReturnType<typeof workplaces>,
  now: Date,
): SeedOffer {
  const sector = random.weighted(SECTORS);
  const job = random.weighted(sector.jobs);
  const workplace = workplaceFor(random, sector, groups);
  const isAnonymous = random.chance(0.03);
  const title = random.pick(job.titles);
  const published = publicationDate(random, now);
  const { place } = workplace;
  const profile = title.replace(/ F\/H.*$/, '');
  return {
    reference: `${published.getUTCFullYear()}-${FIRST_NUMBER + index}`,
    title,
    jobCode: job.code,
    sectorCode: sector.code,
    contractTypeCode: contractOf(random, title),
    offerTimeCode: random.chance(title.includes('étudiant') ? 0.02 : 0.76)
      ? 'dr_jobtime_tempsplein'
      : 'dr_jobtime_tempspartiel',
    entityCode: workplace.entityCode,
    shopCode: workplace.shopCode,
    locationName: isAnonymous ? `${place.name} (${place.department})` : `${workplace.brand} ${place.name}`,
    address: `${random.between(1, 90)} ${random.pick(STREETS)}`,
    zip: place.postcodes[0] ?? '',
    townCode: `town_${place.insee}`,
    townLabel: place.name,
    departmentCode: `dep_${place.department}`,
    regionCode: `reg_${place.region}`,
    latitude: place.latitude,
    longitude: place.longitude,
    isAnonymous,
    isCVRequired: !random.chance(0.08),
    status: random.chance(0.02) ? 'CLOSED' : 'OPEN',
    publicationDate: published.toISOString(),
    validThrough: new Date(now.getTime() + random.between(30, 180) * DAY).toISOString(),
    offerProfile: { label: profile, labelForUrl: slug(profile) },
    ...offerTexts({ random, job, sector, workplace, isAnonymous }),
    recruiter: isAnonymous ? null : recruiter(workplace, sector),
    applicationQuestions: questionsFor(random),
  };
}

function workplaceFor(random: Random, sector: SectorText, groups: ReturnType<typeof workplaces>): Workplace {
  if (sector.code === 'job_family_magasins') {
    // A store of three hundred people publishes more offers than a village shop.
    const candidates = Array.from({ length: 4 }, () => random.pick(groups.stores));
    return random.weighted(candidates.map((store) => ({ ...store, weight: store.staff })));
  }
  if (sector.code === 'job_family_ulogistique') return random.pick(groups.warehouses);
  const office = random.pick(groups.offices);
  if (sector.code !== 'job_family_uiris')
    return random.chance(0.06)
      ? { ...office, entityCode: 'u-proximite-france', brand: 'U Proximité France' }
      : office;
  const companies = [
    { entityCode: 'u-tech', brand: 'U Tech', weight: 80 },
    { entityCode: 'info-u', brand: 'Info U', weight: 12 },
    { entityCode: 'u-paiement', brand: 'U Paiement', weight: 8 },
  ];
  const { entityCode, brand } = random.weighted(companies);
  return { ...office, entityCode, brand };
}

function contractOf(random: Random, title: string): string {
  if (title.startsWith('Apprenti')) return 'dr_contract_alternance';
  if (/^(Directeur|Responsable|Manager|Chef|Tech lead)/.test(title)) return 'dr_contract_cdi';
  return random.weighted(CONTRACTS).code;
}

/** More recent days have more offers; times are of a working morning, so that some are equal. */
function publicationDate(random: Random, now: Date): Date {
  const days = Math.floor(DAYS * random.next() ** 1.6);
  const morning = new Date(now.getTime() - days * DAY);
  morning.setUTCHours(random.between(6, 9), random.pick([0, 15, 30, 45]), 0, 0);
  return morning.getTime() > now.getTime() ? new Date(morning.getTime() - DAY) : morning;
}

function recruiter(workplace: Workplace, sector: SectorText) {
  const name = recruiterOf(
    [...workplace.shopCode].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 400,
  );
  const inStore = sector.code === 'job_family_magasins';
  return {
    name,
    description: inStore
      ? `Dirige le ${workplace.brand} de ${workplace.place.name} et reçoit votre candidature.`
      : `Membre de l’équipe recrutement ${workplace.brand}, à ${workplace.place.name}.`,
    logoUrl: null,
    url: null,
  };
}

function withHostileHtml(offer: SeedOffer, index: number): SeedOffer {
  return {
    ...offer,
    descriptionFormatted: offer.descriptionFormatted + (HOSTILE_HTML[index % HOSTILE_HTML.length] ?? ''),
  };
}
