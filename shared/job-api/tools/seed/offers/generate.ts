import { slug } from '@careers/contract/text';
import { profileOf } from '../../../src/offers/counts.ts';
import { SECTORS } from '../jobs/index.ts';
import type { SectorText } from '../jobs/job-text.ts';
import { readPlaces } from '../places/read.ts';
import type { OfferOptions, SeedOffer } from '../types.ts';
import { atTown, ofTown, theStore } from './french.ts';
import { HOSTILE_HTML } from './hostile.ts';
import { recruiterOf } from './people.ts';
import { questionsFor } from './questions.ts';
import { Random } from './random.ts';
import { salaryOf } from './salary.ts';
import { scheduleOf } from './schedule.ts';
import { termsOf } from './terms.ts';
import { offerTexts, storeName } from './texts.ts';
import { workplaces } from './workplaces.ts';
import type { Workplace } from './workplaces.ts';

const DAY = 24 * 3600 * 1000;
const DAYS = 120;
const HOSTILE_OFFERS = 12;
const FIRST_NUMBER = 10_000;
const MAX_OFFERS_PER_DAY = 10_000;

type Workplaces = ReturnType<typeof workplaces>;

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

/** Yields offers, deterministic for the same options. */
export function* generateOffers({ count, seed, now }: OfferOptions): Generator<SeedOffer> {
  const random = new Random(seed);
  const groups = allWorkplaces();
  const spacing = Math.max(1, Math.floor(count / HOSTILE_OFFERS));
  for (let index = 0; index < count; index += 1) {
    const published = publicationDate(random, now);
    const offer = generateOffer(random, { number: FIRST_NUMBER + index, groups, published, now });
    const hostile = index % spacing === spacing - 1 && index < spacing * HOSTILE_OFFERS;
    yield hostile ? withHostileHtml(offer, Math.floor(index / spacing)) : offer;
  }
}

/** Yields the offers of one morning, deterministic for each day, with unique numbers. */
export function* generateDay(day: Date, count: number): Generator<SeedOffer> {
  const dayNumber = Math.floor(day.getTime() / DAY);
  const random = new Random(dayNumber);
  const groups = allWorkplaces();
  for (let index = 0; index < count; index += 1) {
    const number = dayNumber * MAX_OFFERS_PER_DAY + index;
    yield generateOffer(random, { number, groups, published: morningOf(random, day), now: day });
  }
}

let known: Workplaces | undefined;

/** Caches the workplaces, as choosing two thousand stores among all communes takes a second. */
function allWorkplaces(): Workplaces {
  known ??= workplaces(readPlaces());
  return known;
}

function generateOffer(
  random: Random,
  { number, groups, published, now }: { number: number; groups: Workplaces; published: Date; now: Date },
): SeedOffer {
  const sector = random.weighted(SECTORS);
  const job = random.weighted(sector.jobs);
  const workplace = workplaceFor(random, sector, groups);
  const isAnonymous = random.chance(0.03);
  const title = random.pick(job.titles);
  const terms = termsOf(random, title, job, sector);
  const { place } = workplace;
  // Separate random sequence, which leaves all other values unchanged.
  const own = new Random(number);
  const schedule = scheduleOf(own, title, sector, terms);
  const profile = profileOf(title);
  return {
    reference: `${published.getUTCFullYear()}-${number}`,
    title,
    jobCode: job.code,
    sectorCode: sector.code,
    contractTypeCode: terms.contractTypeCode,
    offerTimeCode: terms.offerTimeCode,
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
    salary: salaryOf(own, sector, terms),
    offerProfile: { label: profile, labelForUrl: slug(profile) },
    ...offerTexts({
      random,
      title,
      job,
      sector,
      workplace,
      isAnonymous,
      terms: [terms.text, ...schedule].join(' '),
    }),
    recruiter: isAnonymous ? null : recruiter(workplace, sector),
    applicationQuestions: questionsFor(random),
  };
}

function workplaceFor(random: Random, sector: SectorText, groups: Workplaces): Workplace {
  if (sector.code === 'job_family_magasins') {
    // A store of three hundred people publishes more offers than a village shop.
    const candidates = Array.from({ length: 4 }, () => random.pick(groups.stores));
    const store = random.weighted(candidates.map((each) => ({ ...each, weight: each.staff })));
    // Some stores recruit together, under a shared name.
    return random.chance(0.02) ? { ...store, entityCode: 'magasins-u', brand: 'Magasins U' } : store;
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

/** More recent days have more offers; nothing is published on a Sunday. */
function publicationDate(random: Random, now: Date): Date {
  const days = Math.floor(DAYS * random.next() ** 1.6);
  const day = new Date(now.getTime() - days * DAY);
  const published = morningOf(random, day.getUTCDay() === 0 ? new Date(day.getTime() - DAY) : day);
  return published.getTime() > now.getTime() ? new Date(published.getTime() - DAY) : published;
}

/** Rounds times to quarter hours of a working morning, so that some are equal. */
function morningOf(random: Random, day: Date): Date {
  const morning = new Date(day);
  morning.setUTCHours(random.between(6, 9), random.pick([0, 15, 30, 45]), 0, 0);
  return morning;
}

function recruiter(workplace: Workplace, sector: SectorText) {
  const name = recruiterOf(
    [...workplace.shopCode].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 400,
  );
  const inStore = sector.code === 'job_family_magasins';
  return {
    name,
    description: inStore
      ? `Dirige ${theStore(storeName(workplace))} ${ofTown(workplace.place.name)} et reçoit votre candidature.`
      : `Membre de l’équipe recrutement ${workplace.brand}, ${atTown(workplace.place.name)}.`,
    logoUrl: `/static/logos/${workplace.entityCode}.svg`,
    url: null,
  };
}

function withHostileHtml(offer: SeedOffer, index: number): SeedOffer {
  return {
    ...offer,
    descriptionFormatted: offer.descriptionFormatted + (HOSTILE_HTML[index % HOSTILE_HTML.length] ?? ''),
  };
}
